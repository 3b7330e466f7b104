"""Tests of the bots floor."""
