"""Figures, printed beside their yardsticks; nothing here asserts a time."""
