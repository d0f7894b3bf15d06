import type { PageKind } from '../page/pages';
import type { AppliedVariant } from '../variants';
import { type Bench, openVisit } from './openVisit';
import { hover, press } from './press';
import type { Raw } from './raw';

/** How long a customer waits on a slow processor: for the page, and for the first press once the page is quiet. */
export async function measurePress(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, variant, kind);
  try {
    const usableMs = await visit.evaluate<number>('bench.whenUsable()');
    await visit.quiet();
    const renderedMs = await visit.evaluate<number | null>('bench.renderedMs()');
    return { usableMs, ...(renderedMs !== null && { renderedMs }), ...(await press(bench, visit, variant, kind)) };
  } finally {
    await visit.close();
  }
}

/** The customer presses at the very moment when a button becomes usable. */
export async function measureEarlyPress(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, variant, kind);
  try {
    await visit.evaluate('bench.whenUsable()');
    const { doneMs } = await press(bench, visit, variant, kind);
    return doneMs === undefined ? {} : { earlyDoneMs: doneMs };
  } finally {
    await visit.close();
  }
}

/** The mouse is over the button of a quiet page before the press. */
export async function measureHoveredPress(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, variant, kind);
  try {
    await visit.evaluate('bench.whenUsable()');
    await visit.quiet();
    await hover(visit);
    const { doneMs } = await press(bench, visit, variant, kind);
    return doneMs === undefined ? {} : { hoveredDoneMs: doneMs };
  } finally {
    await visit.close();
  }
}
