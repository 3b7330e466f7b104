"""The pages, one module per resource."""
