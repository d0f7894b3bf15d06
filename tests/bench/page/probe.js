/**
 * The bench's probe in a page, which runs before anything else. `subject`, from the variant's own probe, describes that
 * variant: `isUsable(box)` (there is a control, and the script handles it), `isRendered(box)` (its own rendering is
 * displayed), `control(box)` (the control to press), `roots(box)` (where its changes occur) and `state(box)`: 'idle',
 * 'busy' or 'done'.
 */
window.bench = (() => {
  const SCRIPT = '/files/';
  let shift = 0;
  let boxes;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  performance.mark('bench:page');

  /** The first boxes of the page, down to the lower edge of the window. Checking a thousand would take too long. */
  const boxesInWindow = () => {
    const all = [...document.querySelectorAll('[data-bench]')];
    const outside = all.findIndex((box) => box.getBoundingClientRect().top >= innerHeight);
    return outside < 0 ? all : all.slice(0, outside);
  };

  /**
   * The moment when the condition holds for all boxes in the window. It checks only after a mutation, because a check
   * in every frame would add work of its own.
   */
  function moment(isThere) {
    let next = 0;
    let isScheduled = false;
    return new Promise((resolve) => {
      const look = () => {
        isScheduled = false;
        if (document.readyState === 'loading') return;
        boxes ??= boxesInWindow();
        while (next < boxes.length && isThere(boxes[next])) next += 1;
        if (next < boxes.length) return follow(boxes[next].shadowRoot);
        changes.disconnect();
        resolve(performance.now());
      };
      const scheduleLook = () => {
        if (!isScheduled) requestAnimationFrame(look);
        isScheduled = true;
      };
      const changes = new MutationObserver(scheduleLook);
      const follow = (root) => root && changes.observe(root, { attributes: true, childList: true, subtree: true });
      follow(document);
      document.addEventListener('DOMContentLoaded', scheduleLook);
      document.addEventListener('bench:script', scheduleLook);
    });
  }
  const usable = moment((box) => window.subject.isUsable(box));
  let renderedAt;
  moment((box) => window.subject.isRendered(box)).then((time) => {
    renderedAt = time;
  });
  document.addEventListener(
    'load',
    ({ target }) => target.src && document.dispatchEvent(new Event('bench:script')),
    true,
  );

  const scriptStart = () =>
    performance.getEntriesByType('resource').find(({ name }) => name.includes(SCRIPT))?.startTime ?? 0;

  return {
    shift: () => shift,
    whenUsable: () => usable.then((time) => time - scriptStart()),
    /** Null until all boxes are rendered. */
    renderedMs: () => (renderedAt === undefined ? null : renderedAt - scriptStart()),
    areAllUsable: () => [...document.querySelectorAll('[data-bench]')].every((box) => window.subject.isUsable(box)),

    /** The coordinates of the first control. */
    point() {
      const { left, top, width, height } = window.subject.control(boxes[0]).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },

    /**
     * Prepares for a press. `bench.pressed` then has the frame that displayed the press, and the time until it was
     * done.
     */
    awaitPress() {
      const box = boxes[0];
      window.bench.pressed = new Promise((resolve) => {
        let start;
        let framesDone = 0;
        let frame;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          framesDone += 1;
          if (frame === undefined) requestAnimationFrame(() => channel.port2.postMessage(0));
        };
        const follow = new MutationObserver(() => {
          const state = window.subject.state(box);
          if (start === undefined || state === 'idle') return;
          frame ??= framesDone + 1;
          if (state !== 'done') return;
          follow.disconnect();
          arrivals.disconnect();
          channel.port1.close();
          resolve({ frame, doneMs: performance.now() - start });
        });
        const all = { attributes: true, childList: true, characterData: true, subtree: true };
        for (const root of window.subject.roots(box)) follow.observe(root, all);
        // a shadow root that is created by the press
        const arrivals = new MutationObserver(() => {
          if (box.shadowRoot) follow.observe(box.shadowRoot, all);
        });
        arrivals.observe(box, { attributes: true, childList: true });
        addEventListener(
          'click',
          (event) => {
            start = event.timeStamp;
            requestAnimationFrame(() => channel.port2.postMessage(0));
          },
          { capture: true, once: true },
        );
      });
    },

    async scrollThrough() {
      const step = innerHeight * 0.8;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    },
  };
})();
