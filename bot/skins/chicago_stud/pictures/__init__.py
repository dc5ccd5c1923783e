"""The pictures of Chicago stud: painted from views alone (docs/looks.md)."""
