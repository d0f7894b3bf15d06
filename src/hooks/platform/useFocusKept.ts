import { type RefObject, useLayoutEffect } from 'react';

/**
 * What leaves takes the focus with it: a line, the button that has put it back, a coupon. A keyboard goes on inside the place
 * that it was in, not at the top of the page. `inside` can take the focus itself; `removers` selects the buttons that take
 * lines away: the next of them goes first. Who was elsewhere on the page stays there.
 */
export function useFocusKept(inside: RefObject<HTMLElement | null>, removers?: string): void {
  useLayoutEffect(() => {
    const box = inside.current;
    if (!box) return;
    const root = box.getRootNode() as Node & DocumentOrShadowRoot;
    const buttons = () => (removers ? [...box.querySelectorAll<HTMLElement>(removers)] : []);
    let focused: Node | undefined;
    let place = -1;

    const follow = (event: Event) => {
      const path = event.composedPath() as Node[];
      focused = path.includes(box) ? path[0] : undefined;
      place = buttons().findIndex((button) => path.includes(button));
    };
    const keep = () => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (root.activeElement && root.activeElement !== document.body) return;
      const rest = place < 0 ? [] : buttons();
      (rest[place] ?? rest.at(-1) ?? box).focus({ preventScroll: true });
    };
    // a focus that moves inside one shadow root is not told outside of it
    for (const to of [document, root]) to.addEventListener('focusin', follow);
    const leaving = new MutationObserver(keep);
    leaving.observe(box, { childList: true, subtree: true });
    return () => {
      for (const to of [document, root]) to.removeEventListener('focusin', follow);
      leaving.disconnect();
    };
  }, [inside, removers]);
}
