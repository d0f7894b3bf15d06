import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A panel that goes with the focus in it gives it back to what had it when the panel came. Who was elsewhere on the page by
 * then stays there.
 */
export function useFocusBack(): RefObject<HTMLDivElement | null> {
  const panel: RefObject<HTMLDivElement | null> = useRef(null);

  // before the panel takes the focus, and while what has it still stands
  useLayoutEffect(() => {
    const box = panel.current;
    const root = box?.getRootNode() as Node & DocumentOrShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    return () => {
      if (box?.contains(root.activeElement)) opener?.focus();
    };
  }, []);

  return panel;
}
