"""The pictures of Gangster: painted from views alone (docs/looks.md)."""
