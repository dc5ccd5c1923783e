"""How lessons are proved against the engines: docs/lessons.md says what is proved."""
