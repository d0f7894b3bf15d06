/**
 * Checks a page in every animation frame and records when something was first visible, in milliseconds after the start of
 * the navigation. It runs before the page's own scripts, and in frames of other origins as well.
 */
window.startNetworkProbe = ({ sights }) => {
  const seenMs = {};
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const isRendered = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isRendered && width > 0 && height > 0;
  };
  const first = (widget) => document.querySelector(`[data-quire="${widget}"]`);

  /** Whether each text is in a visible element; without texts, whether any element is visible. */
  function isSeen(root, { selector, texts = [''] }) {
    const visible = [...(root?.querySelectorAll(selector) ?? [])].filter(isVisible);
    // a name may have non-breaking spaces
    return texts.every((text) => visible.some(({ textContent }) => textContent.replace(/\s/g, ' ').includes(text)));
  }

  /** The fallback button counts as soon as the loader handles its clicks. */
  const usableButton = () => {
    const box = first('add-to-cart-button');
    const isAdd = ({ textContent }) => textContent.includes('Add to cart');
    const buttons = box ? [...(box.shadowRoot ?? box).querySelectorAll('button:enabled')] : [];
    const button = Symbol.for('quire') in window && buttons.find(isAdd);
    return button && isVisible(button) ? button : undefined;
  };

  const pending = new Map([
    ...Object.entries(sights).flatMap(([name, sight]) => [
      [name, () => isSeen(first(sight.widget)?.shadowRoot, sight)],
      [`${name} from the server`, () => Boolean([...(first(sight.widget)?.children ?? [])].some(isVisible))],
    ]),
    ['usable button', () => usableButton() !== undefined],
  ]);
  const isFrame = window !== window.parent;
  if (isFrame) pending.clear();

  function look() {
    for (const [name, isThere] of pending) {
      if (!isThere()) continue;
      seenMs[name] = performance.now();
      pending.delete(name);
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  const until = (name, isThere) =>
    new Promise((resolve) => {
      pending.set(name, isThere);
      const check = () => (name in seenMs ? resolve(seenMs[name]) : requestAnimationFrame(check));
      check();
    });
  const pointOf = (element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** When the next click happened; the page's own listeners may stop it. */
  const nextClick = () =>
    new Promise((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });

  window.networkProbe = {
    seenMs: () => ({ ...seenMs }),

    /** Where to press the add button. `pressed` then has the time until the button reacted, and until the notice appeared. */
    awaitAddPress() {
      const start = nextClick();
      const answered = until('add answered', () =>
        isIn(first('add-to-cart-button')?.shadowRoot, '[role=status]', 'Added to cart'),
      );
      const noticed = until('add noticed', () =>
        isSeen(first('atc-drawer')?.shadowRoot, { selector: 'dialog[open], [popover]' }),
      );
      window.networkProbe.pressed = Promise.all([start, answered, noticed]).then(
        ([startMs, answeredMs, noticedMs]) => ({
          answeredMs: answeredMs - startMs,
          noticedMs: noticedMs - startMs,
        }),
      );
      return pointOf(usableButton());
    },

    /** For the frame of the card form: when its first field can have the focus, in epoch milliseconds. */
    whenTypable: () =>
      until('typable', () => [...document.querySelectorAll('input:enabled')].some(isVisible)).then(
        (ms) => performance.timeOrigin + ms,
      ),
  };

  /** A status may be for screen readers only. */
  const isIn = (root, selector, text) =>
    [...(root?.querySelectorAll(selector) ?? [])].some(({ textContent }) => textContent.includes(text));
};
