import type { Page } from 'playwright';

type Shift = { value: number; moved: string[] };

/** Runs in the page before its own scripts: remembers what moves without the customer having done anything. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => (node as Element | null)?.nodeName ?? 'something');
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** What has moved on the page since it began. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
