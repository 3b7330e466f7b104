"""One file per chapter of the ledger."""
