"""`make train`: how the nets of Chicago Poker's fourth level are fitted (docs/computers.md)."""
