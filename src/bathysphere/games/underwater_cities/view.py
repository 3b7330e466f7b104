"""x"""
def view(state, seat, options): return {}
def census(state):
    n=state.nations
    cards=len(state.deck)+len(state.discard)+len(state.gone)+len(state.specials)+len(state.display)
    for k in n: cards+=len(k.hand)+len(k.permanents)+len(k.actions)+len(k.productions)+len(k.scorings)+len(k.instants)
    return {"cards":cards+sum(len(e) for e in state.box.eras[state.era+1:])}
