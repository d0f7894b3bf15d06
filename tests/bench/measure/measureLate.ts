import type { PageKind } from '../page/pages';
import type { AppliedVariant } from '../variants';
import { longestTaskMs } from './longestTask';
import { type Bench, openVisit } from './openVisit';
import type { Raw } from './raw';

/**
 * The script arrives after the page was displayed for a while. Measures the layout shifts then, and how long the main
 * thread is blocked.
 */
export async function measureLate(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, variant, kind, {
    filesLateMs: bench.lateMs,
    isAtFullSpeed: true,
    beforePage: (page) => bench.browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] }),
  });
  try {
    await visit.evaluate('bench.whenUsable()');
    await visit.quiet();
    const renderedMs = await visit.evaluate<number | null>('bench.renderedMs()');
    const layoutShift = await visit.evaluate<number>('bench.shift()');
    const trace = await bench.browser.stopTracing();
    return {
      layoutShift,
      longestTaskMs: longestTaskMs(JSON.parse(trace.toString('utf8')).traceEvents, bench.lateMs) * bench.throttle,
      ...(kind.boxes === 1 && renderedMs !== null && { sequentialFiles: Math.floor(renderedMs / bench.lateMs) }),
    };
  } finally {
    await visit.close();
  }
}
