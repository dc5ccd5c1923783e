"""What the bot has beside playing: a folder for each feature, with its words.

A folder is found by its name and brings a `FEATURE` (bot/ui/features.py). Without it the bot still plays.
"""
