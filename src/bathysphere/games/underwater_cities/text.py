"""x"""
from ...kernel.message import Message
def reason(state, points): return Message("uc-x")
def prompt(state, seat): return Message("uc-x")
def describe(state, seat, move): return Message("uc-x")
def news(state, seat): return []
def board(state, seat): return []
