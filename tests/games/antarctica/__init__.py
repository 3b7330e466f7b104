"""Tests of Antarctica."""
