"""Tests of Atlantes."""
