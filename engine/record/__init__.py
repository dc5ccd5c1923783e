"""A whole game as one plain text, which anybody can read and check (docs/record.md)."""
