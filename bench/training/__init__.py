"""`make train`: how the nets of Chicago Poker's fourth level are fitted (docs/research/chicago-poker.md)."""
