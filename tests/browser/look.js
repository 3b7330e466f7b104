// What a critical eye would see, asked of the browser. Each check gives the markup of what it finds wrong.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent);
  const told = (element) => element.outerHTML.slice(0, 120);

  /** Words that do not fit into their box. */
  const cut = () =>
    all("button, a.button, label, h1, h2, summary, li b, li small, td, th")
      .filter((each) => getComputedStyle(each).clipPath === "none" && !each.closest(".hidden"))
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
      .map(told);

  /** Controls that stick out of the screen sideways. */
  const outside = () =>
    all("button, a, input, select, summary")
      .filter((each) => !each.closest(".seats, .jump, .wide") && !each.matches(".skip, .counts input"))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && (box.left < -1 || box.right > innerWidth + 1);
      })
      .map(told);

  /** Controls too small for a finger. */
  const small = () =>
    all("button, a.button, input:not([type=checkbox]), select, summary")
      .filter((each) => !each.matches(".counts input, [type=file], [type=range]"))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height < 39.5 || box.width < 39.5;
      })
      .map(told);

  /** Controls of one panel that lie on each other. */
  const overlapping = () => {
    const panel = (element) => element.closest(".head, .actions, .log");
    const seen = all(".head .bar > *, .head .seats, .head .menu, .choice, .line").filter(
      (each) => getComputedStyle(each).position !== "fixed",
    );
    return seen.flatMap((one) =>
      seen
        .filter((other) => other !== one && !one.contains(other) && !other.contains(one))
        .filter((other) => panel(one) === panel(other))
        .filter((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return wide > 1 && high > 1;
        })
        .map((other) => [told(one), told(other)]),
    );
  };

  const drawn = () => [...document.querySelectorAll("#main svg text")].filter((each) => each.getClientRects().length && each.textContent.trim());

  /** A box without the room above and below letters. */
  const letters = (element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left + 0.5, right: box.right - 0.5, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 };
  };

  const crossing = (a, b, least) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > least && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;

  /** Drawn words that stick out of their picture. */
  const spilt = () =>
    drawn()
      .filter((each) => {
        const [box, frame] = [letters(each), each.ownerSVGElement.getBoundingClientRect()];
        return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
      })
      .map(told);

  /** Drawn words that lie on other drawn words, as far as both can be seen. */
  const tangled = () => {
    const seen = drawn().map((each) => [each, letters(each)]);
    return seen.flatMap(([one, a], n) =>
      seen
        .slice(n + 1)
        .filter(([other, b]) => one.ownerSVGElement === other.ownerSVGElement && crossing(a, b, 1.5))
        .map(([other]) => [told(one), told(other)]),
    );
  };

  /** Drawn controls too small for a finger. */
  const slight = () =>
    [...document.querySelectorAll("#main svg [role=button]")]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && (box.width < 39.5 || box.height < 39.5);
      })
      .map((each) => `${each.getBoundingClientRect().width} ${told(each)}`);

  window.look = { cut, outside, small, overlapping, spilt, tangled, slight };
})();
