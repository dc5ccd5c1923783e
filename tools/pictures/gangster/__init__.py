"""What paints Gangster from fixed positions: for the preview, `make assets` and tests."""
