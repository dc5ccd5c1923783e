"""What every game's pictures are painted with: canvas, lettering, sprites, effects. Knows no game."""
