"""Tests of 20th Century."""
