"""What Gangster says, in sentences of assets/locale/gangster."""
