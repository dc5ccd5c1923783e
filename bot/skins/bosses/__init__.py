"""The bosses of Chicago, for every game in which they sit at the table: names, talk, portraits, and the
pictures that are about them alone.

No game: who plays whom, and what each boss does, is decided elsewhere.
"""
