import type { Page } from 'playwright';

type Shift = { value: number; moved: string[] };

/** Runs in the page before its own scripts: remembers what moves without the customer having done anything. */
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

  const nextFrame = () => new Promise((tell) => requestAnimationFrame(tell));
  async function shiftsSoFar(): Promise<Shift[]> {
    // what moves is known once the frame is drawn, and told to the observer some time after
    await nextFrame();
    await nextFrame();
    note(observer.takeRecords());
    return shifts;
  }
  Object.assign(window, { shiftsSoFar });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** What has moved on the page since it began. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shiftsSoFar(): Promise<Shift[]> }).shiftsSoFar());
}
