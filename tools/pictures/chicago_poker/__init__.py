"""Chicago Poker's fixed positions, the pictures painted of them, and how its cards are built."""
