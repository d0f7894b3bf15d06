import { useEffect, useRef, useState } from 'react';

/** How many rows are drawn at once: they fill the highest of windows. */
export const FIRST_ROWS = 16;

/** No part is smaller: each costs a frame of the whole page, however few come with it. */
const FEW_ROWS = 24;

/** What a further part is to take of the page's time, in milliseconds: so long may a press have to wait. */
const PART_MS = 50;

/** After a press or a letter nothing grows for so long: what comes of it is first. */
export const REST_MS = 500;
const WISHES = ['click', 'input'];

/** A page that is never idle gets its rows all the same. */
const PATIENCE_MS = 200;

/** What a moment of rest lasts in a browser that does not tell when it is idle. */
const FRAME_MS = 16;

/**
 * How much of a long list is drawn: what fills the screen at once, the rest in parts while the page is idle, so that no
 * press waits for it; none while `isBusy`. In the end all of it is there, for the keyboard and for the browser's own search.
 */
export function useGrowing(length: number, isBusy = () => false): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const newest = useRef(isBusy);
  newest.current = isBusy;
  const isNearEnd = length - drawn <= FEW_ROWS;
  if (isNearEnd && length > drawn) setDrawn(length);

  useEffect(() => {
    if (isNearEnd) return;
    return addInParts((rows) => setDrawn((before) => before + rows), newest);
  }, [isNearEnd]);

  return isNearEnd ? length : drawn;
}

/** Adds parts as large as there is time for, until it is stopped. */
function addInParts(add: (rows: number) => void, isBusy: { current: () => boolean }): () => void {
  let rows = FEW_ROWS;
  let stopWaiting = whenIdle(addPart);

  function addPart() {
    if (isBusy.current()) return rest();
    const startedAt = performance.now();
    add(rows);
    // until the page is idle again it is drawn, laid out and painted
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

  for (const wish of WISHES) document.addEventListener(wish, rest, true);
  return () => {
    stopWaiting();
    for (const wish of WISHES) document.removeEventListener(wish, rest, true);
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
