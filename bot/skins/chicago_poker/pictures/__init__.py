"""How Chicago Poker looks: views and events become pictures. None of it decides what may be seen."""
