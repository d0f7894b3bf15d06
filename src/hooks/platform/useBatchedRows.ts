import { useEffect, useState } from 'react';
import { useStableCallback } from './useStableCallback';

/** How many rows are rendered initially: enough to fill the tallest window. */
export const FIRST_ROWS = 16;

/** The minimum batch size: every batch costs a frame of the whole page, however small it is. */
const FEW_ROWS = 24;

/** The target duration of a batch in milliseconds, which is the longest delay of a click. */
const PART_MS = 50;

/** After a click or input, rendering pauses for this long, so that their effects are rendered first. */
export const REST_MS = 500;
const INTERACTIONS = ['click', 'input'];

/** The idle timeout, so that a page that is never idle still gets all rows. */
const PATIENCE_MS = 200;

/** The delay in browsers without `requestIdleCallback`. */
const FRAME_MS = 16;

/**
 * How many rows of a long list to render: first a screenful, then the rest in batches while the page is idle, so that
 * no click is delayed; pauses while `isBusy`. In the end all rows are rendered, for the keyboard and the browser's
 * find-in-page. `content-visibility` of the rows does not replace this: rendered at once, a cart of 500 lines is usable
 * after 920 ms instead of 510 ms on a processor that is four times slower.
 */
export function useBatchedRows(length: number, isBusy = () => false): number {
  const [renderedRows, setRenderedRows] = useState(FIRST_ROWS);
  const isBusyNow = useStableCallback(isBusy);
  const isNearEnd = length - renderedRows <= FEW_ROWS;
  if (isNearEnd && length > renderedRows) setRenderedRows(length);

  useEffect(() => {
    if (isNearEnd) return;
    return addInBatches((rows) => setRenderedRows((before) => before + rows), isBusyNow);
  }, [isNearEnd, isBusyNow]);

  return isNearEnd ? length : renderedRows;
}

/** Adds batches, as large as the target duration allows, until it is stopped. */
function addInBatches(add: (rows: number) => void, isBusy: () => boolean): () => void {
  let rows = FEW_ROWS;
  let stopWaiting = whenIdle(addPart);

  function addPart() {
    if (isBusy()) return rest();
    const startedAt = performance.now();
    add(rows);
    // the time until the page is idle again includes rendering, layout and paint
    stopWaiting = whenIdle(() => {
      const fitting = Math.round((rows * PART_MS) / (performance.now() - startedAt));
      rows = Math.max(FEW_ROWS, Math.min(fitting, 2 * rows));
      addPart();
    });
  }

  function rest() {
    stopWaiting();
    const timer = setTimeout(addPart, REST_MS);
    stopWaiting = () => clearTimeout(timer);
  }

  for (const type of INTERACTIONS) document.addEventListener(type, rest, true);
  return () => {
    stopWaiting();
    for (const type of INTERACTIONS) document.removeEventListener(type, rest, true);
  };
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, FRAME_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
