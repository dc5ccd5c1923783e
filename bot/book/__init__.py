"""A finished game as one page that any browser opens from a file, without a network (docs/playing.md)."""
