import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A panel that comes into the page takes the focus to its `first`, where it has one; when it goes with the focus in it, that
 * is back where it was before. Who was elsewhere on the page by then stays there.
 */
export function useFocusBack(
  first?: (panel: HTMLElement | null) => HTMLElement | null,
): RefObject<HTMLDivElement | null> {
  const panel: RefObject<HTMLDivElement | null> = useRef(null);
  const start = useRef(first);

  // before the next key comes, which is for the panel, and while what has the focus still stands
  useLayoutEffect(() => {
    const box = panel.current;
    const root = box?.getRootNode() as Node & DocumentOrShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    start.current?.(box)?.focus();
    return () => {
      if (box?.contains(root.activeElement)) opener?.focus();
    };
  }, []);

  return panel;
}
