import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A line that leaves takes the focus with it; a keyboard goes on inside the list that it was in, not at the top of the page.
 * `inside` can take the focus itself; `removers` selects the buttons that take lines away: the next of them goes first. Who
 * was elsewhere on the page stays there.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>, lineCount: number, removers?: string): void {
  const countBefore = useRef(lineCount);
  const hadFocus = useRef(false);
  const place = useRef(-1);

  useLayoutEffect(() => {
    const follow = (event: Event) => {
      const path = event.composedPath();
      hadFocus.current = inside.current !== null && path.includes(inside.current);
      place.current = removersIn(inside, removers).findIndex((button) => path.includes(button));
    };
    // a focus that moves inside one shadow root is not told outside of it
    const places = [document, inside.current?.getRootNode() ?? document];
    for (const place of places) place.addEventListener('focusin', follow);
    return () => {
      for (const place of places) place.removeEventListener('focusin', follow);
    };
  }, [inside, removers]);

  useLayoutEffect(() => {
    const hasLost = lineCount < countBefore.current;
    countBefore.current = lineCount;
    if (!hasLost || !hadFocus.current || !inside.current) return;
    const { activeElement } = inside.current.getRootNode() as Node & DocumentOrShadowRoot;
    if (activeElement && activeElement !== document.body) return;
    const rest = place.current < 0 ? [] : removersIn(inside, removers);
    (rest[place.current] ?? rest.at(-1) ?? inside.current).focus({ preventScroll: true });
  }, [inside, lineCount, removers]);
}

const removersIn = (inside: RefObject<HTMLElement | null>, removers: string | undefined): HTMLElement[] =>
  removers && inside.current ? [...inside.current.querySelectorAll<HTMLElement>(removers)] : [];
