"""The story of a game that is over, as every game of bosses tells it: one picture, and a few sentences.

A game brings its own words, what stands in the lane of events, and what was the surprise.
"""
