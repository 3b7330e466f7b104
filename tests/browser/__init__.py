"""Tests of the web table in a real browser."""
