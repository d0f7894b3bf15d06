import type { PageKind } from '../page/pages';
import { calls, files, waitedMs } from '../server/visitLog';
import type { AppliedVariant } from '../variants';
import type { Bench, Visit } from './openVisit';
import type { Raw } from './raw';
import { typeCard } from './typeCard';

/** The time between hovering over a control and its press. */
export const HOVER_MS = 300;

type Pressed = { frame: number; doneMs: number };
type Point = { x: number; y: number };

/** Presses the first control with the mouse, and waits until its action is done. */
export async function press({ server }: Bench, visit: Visit, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const from = server.log.length;
  await visit.evaluate('bench.awaitPress()');
  const { x, y } = await visit.evaluate<Point>('bench.point()');
  const pressedAt = performance.now();
  await visit.page.mouse.click(x, y);
  const { frame, doneMs } = await visit.evaluate<Pressed>('bench.pressed');
  const log = server.log.slice(from);
  const keyMs = kind.isTyped && !variant.isUntyped ? await typeCard(visit) : undefined;
  return {
    ...(keyMs !== undefined && { keyMs }),
    doneMs: doneMs - waitedMs(calls(log), pressedAt) - (kind.restMs ?? 0),
    openedBytes: files(log).reduce((sum, { bytes }) => sum + bytes, 0),
    pressFrame: frame,
    pressCalls: calls(log).length,
  };
}

/** Moves the mouse over the first control and leaves it there. */
export async function hover(visit: Visit): Promise<void> {
  const { x, y } = await visit.evaluate<Point>('bench.point()');
  await visit.page.mouse.move(x, y);
  await visit.page.waitForTimeout(HOVER_MS);
}
