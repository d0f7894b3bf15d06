import type { PageKind } from '../page/pages';
import type { Worn } from '../variants';
import { type Bench, openVisit } from './openVisit';
import { hover, press } from './press';
import type { Raw } from './raw';

/** How long a customer waits on a slow processor: for the page, and for the first press once the page is quiet. */
export async function measurePress(bench: Bench, worn: Worn, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, worn, kind);
  try {
    const usableMs = await visit.ask<number>('bench.whenUsable()');
    await visit.quiet();
    const drawnMs = await visit.ask<number | null>('bench.drawnMs()');
    return { usableMs, ...(drawnMs !== null && { drawnMs }), ...(await press(bench, visit, worn, kind)) };
  } finally {
    await visit.close();
  }
}

/** The customer presses at the very moment when a button becomes usable. */
export async function measureEarlyPress(bench: Bench, worn: Worn, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, worn, kind);
  try {
    await visit.ask('bench.whenUsable()');
    const { doneMs } = await press(bench, visit, worn, kind);
    return doneMs === undefined ? {} : { earlyDoneMs: doneMs };
  } finally {
    await visit.close();
  }
}

/** The mouse is over the button of a quiet page before the press. */
export async function measureHoveredPress(bench: Bench, worn: Worn, kind: PageKind): Promise<Raw> {
  const visit = await openVisit(bench, worn, kind);
  try {
    await visit.ask('bench.whenUsable()');
    await visit.quiet();
    await hover(visit);
    const { doneMs } = await press(bench, visit, worn, kind);
    return doneMs === undefined ? {} : { hoveredDoneMs: doneMs };
  } finally {
    await visit.close();
  }
}
