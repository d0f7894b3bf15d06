import type { Page } from 'playwright';

type Shift = { value: number; moved: string[] };

/**
 * Runs in the page before its own scripts. Records layout shifts without a preceding input. On a slow machine a page is
 * rendered while it is parsed, and moves as its rest arrives: these shifts do not count.
 */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let wholeAt = Number.POSITIVE_INFINITY;
  addEventListener('DOMContentLoaded', async () => {
    // shifts of the first frame with the whole page are known when the second one begins
    await nextFrame();
    await nextFrame();
    wholeAt = performance.now();
  });

  function readEntries(): () => void {
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as LayoutShift[]) {
        if (entry.hadRecentInput || entry.startTime < wholeAt) continue;
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.nodeName ?? 'something');
        shifts.push({ value: entry.value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    return () => note(observer.takeRecords());
  }

  /** Firefox has no such entries: in each frame, the boxes of the elements in the window are compared with those before. */
  async function compareBoxes(): Promise<void> {
    const RECENT_MS = 500;
    const NOTICEABLE_PX = 3;
    let inputAt = Number.NEGATIVE_INFINITY;
    for (const type of ['pointerdown', 'keydown', 'resize'])
      addEventListener(
        type,
        () => {
          inputAt = performance.now();
        },
        true,
      );

    const boxesIn = (root: ParentNode): [Element, DOMRect][] =>
      [...root.querySelectorAll('*')].flatMap((element): [Element, DOMRect][] => {
        const box = element.getBoundingClientRect();
        const isInWindow = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
        return [
          ...(isInWindow ? [[element, box] as [Element, DOMRect]] : []),
          ...(element.shadowRoot ? boxesIn(element.shadowRoot) : []),
        ];
      });
    for (let before = new Map(), scrolled = 0; ; await nextFrame()) {
      const now = boxesIn(document);
      const isSteady = scrollY === scrolled && performance.now() - inputAt > RECENT_MS && performance.now() > wholeAt;
      const moves = now.flatMap(([element, box]) => {
        const old: DOMRect | undefined = before.get(element);
        const distance = old ? Math.max(Math.abs(box.top - old.top), Math.abs(box.left - old.left)) : 0;
        if (distance < NOTICEABLE_PX) return [];
        const area = (box.width * box.height) / (innerWidth * innerHeight);
        return [{ name: element.nodeName, value: Math.min(1, area) * (distance / Math.max(innerWidth, innerHeight)) }];
      });
      if (isSteady && moves.length > 0)
        shifts.push({ value: Math.max(...moves.map(({ value }) => value)), moved: moves.map(({ name }) => name) });
      before = new Map(now);
      scrolled = scrollY;
    }
  }

  const isMeasured = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  const takeRecords = isMeasured ? readEntries() : () => {};
  if (!isMeasured) void compareBoxes();
  async function shiftsSoFar(): Promise<Shift[]> {
    // a shift is known once the frame is rendered, and reported to the observer later
    await nextFrame();
    await nextFrame();
    takeRecords();
    return shifts;
  }
  Object.assign(window, { shiftsSoFar });
}

type LayoutShift = { value: number; startTime: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** All layout shifts of the page so far. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shiftsSoFar(): Promise<Shift[]> }).shiftsSoFar());
}
