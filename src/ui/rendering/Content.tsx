import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePictureUrl } from '../../hooks/platform/usePictureUrl';
import styles from './Content.css';
import { type HtmlRead, readHtml } from './readHtml';
import { useStyles } from './StyleRoot';

/** Sanitized HTML of the shop, in a box that it cannot escape. Plain text has a line for each block [CONT-006]. */
export function Content({ read: { verdict, nodes } }: { read: HtmlRead }) {
  useStyles(styles);
  const box = useRef<HTMLDivElement>(null);

  // a layout effect: inserts the nodes before the empty box is painted
  useLayoutEffect(() => {
    box.current?.replaceChildren(...nodes);
  }, [nodes]);

  return <div ref={box} className={verdict === 'plain' ? 'quire-content quire-content--plain' : 'quire-content'} />;
}

const NONE: readonly HtmlRead[] = [];

/**
 * Sanitizes pieces of the shop's HTML before any of them is shown. Calls `onFailure` for each piece that could not be
 * sanitized [CONT-006].
 */
export function useHtmlRead(
  pieces: readonly string[],
  onFailure: (verdict: 'plain' | 'failed', cause?: unknown) => void,
) {
  const [done, setDone] = useState<{ pieces: readonly string[]; attempt: number; read: readonly HtmlRead[] }>();
  const [attempt, setAttempt] = useState(0);
  const pictureUrl = usePictureUrl();
  const latestOnFailure = useRef(onFailure);

  useEffect(() => {
    latestOnFailure.current = onFailure;
  });

  // a layout effect: before the next frame, in browsers that parse at once
  useLayoutEffect(() => {
    let isCancelled = false;
    if (pieces.length > 0)
      void Promise.all(pieces.map((html) => readHtml(html, undefined, pictureUrl))).then((read) => {
        if (isCancelled) return;
        for (const { verdict, cause } of read) if (verdict !== 'clean') latestOnFailure.current(verdict, cause);
        setDone({ pieces, attempt, read });
      });
    return () => {
      isCancelled = true;
    };
  }, [pieces, attempt, pictureUrl]);

  const read = pieces.length === 0 ? NONE : done?.pieces === pieces && done.attempt === attempt ? done.read : undefined;
  /** `read` is undefined until all pieces are read. */
  return { read, again: () => setAttempt((before) => before + 1) };
}
