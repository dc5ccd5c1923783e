"""What Poker Champ says: views and events become sentences. Nothing is decided here."""
