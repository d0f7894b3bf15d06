import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A line that leaves takes the focus with it; a keyboard goes on inside the list that it was in, not at the top of the page.
 * `inside` can take the focus itself. Who was elsewhere on the page stays there.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>, lineCount: number): void {
  const countBefore = useRef(lineCount);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const follow = (event: Event) => {
      hadFocus.current = inside.current !== null && event.composedPath().includes(inside.current);
    };
    // a focus that moves inside one shadow root is not told outside of it
    const places = [document, inside.current?.getRootNode() ?? document];
    for (const place of places) place.addEventListener('focusin', follow);
    return () => {
      for (const place of places) place.removeEventListener('focusin', follow);
    };
  }, [inside]);

  useLayoutEffect(() => {
    const hasLost = lineCount < countBefore.current;
    countBefore.current = lineCount;
    if (!hasLost || !hadFocus.current || !inside.current) return;
    const { activeElement } = inside.current.getRootNode() as Node & DocumentOrShadowRoot;
    if (!activeElement || activeElement === document.body) inside.current.focus({ preventScroll: true });
  }, [inside, lineCount]);
}
