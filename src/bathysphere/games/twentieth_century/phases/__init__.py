"""Who is asked what, and when."""
