"""What every picture is made of: the theme, and blocks that lay themselves out."""
