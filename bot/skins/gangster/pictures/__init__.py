"""The pictures of Gangster: painted from views alone (docs/pictures.md)."""
