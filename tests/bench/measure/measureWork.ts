import type { PageKind } from '../page/pages';
import { calls, files } from '../server/visitLog';
import type { AppliedVariant } from '../variants';
import { type Bench, openVisit, type Visit } from './openVisit';
import type { Raw } from './raw';

/** Scrolling past a thousand products takes longer than its result is worth. */
const SCROLLED_UP_TO = 100;

/**
 * The cost of a page before any interaction, and after all of it was scrolled into view. The processor runs at full
 * speed, and its time is multiplied by the throttle. A browser's own throttling uses wall-clock time, and so would
 * count other processes on the machine.
 */
export async function measureWork(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, variant, kind, { isAtFullSpeed: true });
  try {
    await visit.evaluate('bench.whenUsable()');
    await visit.quiet();
    const cpuMs = await visit.cpuMs();
    const raw: Raw = { cpuMs: cpuMs * bench.throttle, heapBytes: await visit.heapBytes() };
    if (variant.files.size > 0) {
      raw.bytes = files(bench.server.log).reduce((sum, { bytes }) => sum + bytes, 0);
      raw.requests = bench.server.log.length;
      raw.calls = calls(bench.server.log).length;
    }
    if (kind.boxes <= SCROLLED_UP_TO && kind.boxes > 1) {
      raw.cpuOfAllMs = (cpuMs + (await cpuOfScrolling(visit, variant, kind))) * bench.throttle;
    }
    return raw;
  } finally {
    await visit.close();
  }
}

async function cpuOfScrolling(visit: Visit, variant: AppliedVariant, kind: PageKind): Promise<number> {
  const before = await visit.cpuMs();
  await visit.evaluate('bench.scrollThrough()');
  await visit.quiet();
  if (!(await visit.evaluate<boolean>('bench.areAllUsable()'))) {
    throw new Error(`${variant.name}, ${kind.name}: not everything was usable after all was seen`);
  }
  return (await visit.cpuMs()) - before;
}
