"""The bosses of Chicago, for every game in which they sit at the table: what they are called, how they talk.

No game: who plays whom, and what each boss does, is decided elsewhere.
"""
