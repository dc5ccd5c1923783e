"""A finished game as one page that any browser opens from a file, offline (docs/playing/after.md)."""
