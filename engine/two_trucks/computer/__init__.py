"""How computers play, from what their seat may see."""
