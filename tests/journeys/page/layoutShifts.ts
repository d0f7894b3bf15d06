import type { BrowserContext, Page } from 'playwright';

type Shift = { value: number; moved: string[] };

/**
 * Records the layout shifts of the customer's pages without a preceding input. While a page is parsed, it moves by
 * itself: the script waits until the page is complete, and only the shifts after that count.
 */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordShifts);
  await context.route('**/quire/quire.js', async (route) => {
    await route
      .request()
      .frame()
      .waitForFunction(() => (window as unknown as Recording).isComplete());
    await route.continue();
  });
}

type Recording = { isComplete(): boolean; shiftsSoFar(): Promise<Shift[]> };

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let completeAt = Number.POSITIVE_INFINITY;
  addEventListener('DOMContentLoaded', async () => {
    // the first complete frame is laid out once the second one begins
    await nextFrame();
    await nextFrame();
    completeAt = performance.now();
  });

  function readEntries(): () => void {
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as LayoutShift[]) {
        if (entry.hadRecentInput || entry.startTime < completeAt) continue;
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
      const isSteady =
        scrollY === scrolled && performance.now() - inputAt > RECENT_MS && performance.now() > completeAt;
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
  Object.assign(window, { shiftsSoFar, isComplete: () => completeAt !== Number.POSITIVE_INFINITY });
}

type LayoutShift = { value: number; startTime: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** All layout shifts of the page so far. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as Recording).shiftsSoFar());
}
