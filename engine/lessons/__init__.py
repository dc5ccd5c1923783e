"""Lessons of any game: what they are, how they are read, and what becomes of what a learner tries.

Nothing in here knows a particular game; what the words mean is in docs/lessons.md.
"""
