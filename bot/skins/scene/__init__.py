"""What every picture is made of: the theme, blocks that lay themselves out, scenes, and what paints them."""
