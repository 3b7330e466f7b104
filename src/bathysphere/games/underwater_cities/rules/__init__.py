"""What may be done and what it does, chapter by chapter of the ledger."""
