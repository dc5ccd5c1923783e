"""What builds the assets and shows them to people; the running bot never imports it."""
