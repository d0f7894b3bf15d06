import type { Page } from 'playwright';

type Shift = { value: number; moved: string[] };

/** Runs in the page before its own scripts. Records layout shifts without a preceding input. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => (node as Element | null)?.nodeName ?? 'something');
      shifts.push({ value: entry.value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function shiftsSoFar(): Promise<Shift[]> {
    // a shift is known once the frame is rendered, and reported to the observer later
    await nextFrame();
    await nextFrame();
    note(observer.takeRecords());
    return shifts;
  }
  Object.assign(window, { shiftsSoFar });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** All layout shifts of the page so far. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shiftsSoFar(): Promise<Shift[]> }).shiftsSoFar());
}
