import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type HtmlRead, readHtml } from './readHtml';

export type HtmlPieces = {
  /** Undefined until all are read. */
  read: readonly HtmlRead[] | undefined;
  again: () => void;
};

const NONE: readonly HtmlRead[] = [];

/** Pieces of the shop's HTML, made safe, before any of it is shown; `onTrouble` hears of each that could not be [CONT-006]. */
export function useHtmlRead(
  pieces: readonly string[],
  onTrouble: (verdict: 'plain' | 'failed', cause?: unknown) => void,
): HtmlPieces {
  const [done, setDone] = useState<{ pieces: readonly string[]; attempt: number; read: readonly HtmlRead[] }>();
  const [attempt, setAttempt] = useState(0);
  const told = useRef(onTrouble);

  useEffect(() => {
    told.current = onTrouble;
  });

  // before the next frame, where the browser does it at once
  useLayoutEffect(() => {
    let isGone = false;
    if (pieces.length > 0)
      void Promise.all(pieces.map((html) => readHtml(html))).then((read) => {
        if (isGone) return;
        for (const { verdict, cause } of read) if (verdict !== 'clean') told.current(verdict, cause);
        setDone({ pieces, attempt, read });
      });
    return () => {
      isGone = true;
    };
  }, [pieces, attempt]);

  const read = pieces.length === 0 ? NONE : done?.pieces === pieces && done.attempt === attempt ? done.read : undefined;
  return { read, again: () => setAttempt((before) => before + 1) };
}
