"""A finished game checked: what anybody can work out again from its record."""
