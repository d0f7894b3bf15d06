import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When a panel unmounts with the focus inside it, the focus returns to the element that had it before. If the focus is
 * elsewhere on the page by then, it stays there.
 */
export function useFocusBack(): RefObject<HTMLDivElement | null> {
  const panel: RefObject<HTMLDivElement | null> = useRef(null);

  // before the panel takes the focus, and while the focused element is still in the document
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
