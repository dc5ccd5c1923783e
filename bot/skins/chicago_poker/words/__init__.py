"""What Chicago Poker says: views and events become sentences. Nothing is decided here."""
