// The hand of a player: what can be pressed on the page, and where a pointer would press it.
(() => {
  const CONTROLS = "[data-key],[data-keys]";
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[aria-hidden=true],[hidden]");
  const meant = (element) => element?.closest(CONTROLS + ",[data-target]");
  const same = (one, other) =>
    one === other ||
    (one && one.getAttribute("data-key") === other.getAttribute("data-key") && one.getAttribute("data-keys") === other.getAttribute("data-keys"));

  /** Everything that gives an answer now: of an open menu, what goes with a piece picked up, or all there is. */
  const controls = () => {
    const menu = document.querySelectorAll("#bubble:not([hidden]) [data-key]");
    const board = "holding" in document.body.dataset ? "#main [data-goes]" : `#main :is(${CONTROLS})`;
    return [...(menu.length ? menu : document.querySelectorAll(board))].filter(shown);
  };

  /** Whether this page is asked, and nothing is on its way. */
  const asked = () => Boolean(document.querySelector("#bar.mine")) && document.body.dataset.pending === undefined;

  /** A point of the control that nothing covers where it is on the screen now. */
  const bare = (control) => {
    const at = control.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const down of parts)
      for (const right of parts) {
        const [x, y] = [at.left + at.width * right, at.top + at.height * down];
        if (same(meant(document.elementFromPoint(x, y)), control)) return [x, y];
      }
    return null;
  };

  /** Where a pointer presses the control, after scrolling to it if need be; null if something always covers it. */
  const point = (control) => {
    const found = bare(control);
    if (found) return found;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return bare(control);
  };

  /** One of the controls, by a number between 0 and 1, and where to press it. */
  const reach = (number) => {
    const found = controls();
    const control = found[Math.floor(number * found.length)];
    return control ? { point: point(control), told: control.outerHTML.slice(0, 200) } : null;
  };

  /** Controls of which no part can be pressed. */
  const covered = () => controls().filter((each) => !point(each)).map((each) => each.outerHTML.slice(0, 200));

  window.hand = { asked, controls, covered, reach };
})();
