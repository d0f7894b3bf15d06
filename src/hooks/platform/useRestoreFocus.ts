import { type RefObject, useLayoutEffect } from 'react';

/**
 * Restores the focus after the focused element was removed, such as a line, its undo button or a coupon. The focus
 * stays inside the same region and does not jump to the top of the page. `inside` must be focusable; `removers` selects
 * the remove buttons: the next of them gets the focus first. A focus elsewhere on the page is not moved.
 */
export function useRestoreFocus(inside: RefObject<HTMLElement | null>, removers?: string): void {
  useLayoutEffect(() => {
    const box = inside.current;
    if (!box) return;
    const root = box.getRootNode() as Node & DocumentOrShadowRoot;
    const buttons = () => (removers ? [...box.querySelectorAll<HTMLElement>(removers)] : []);
    let focused: Node | undefined;
    let index = -1;

    const follow = (event: Event) => {
      const path = event.composedPath() as Node[];
      focused = path.includes(box) ? path[0] : undefined;
      index = buttons().findIndex((button) => path.includes(button));
    };
    const restore = () => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (root.activeElement && root.activeElement !== document.body) return;
      const rest = index < 0 ? [] : buttons();
      (rest[index] ?? rest.at(-1) ?? box).focus({ preventScroll: true });
    };
    // focus changes inside one shadow root are not visible outside of it
    for (const to of [document, root]) to.addEventListener('focusin', follow);
    const leaving = new MutationObserver(restore);
    leaving.observe(box, { childList: true, subtree: true });
    return () => {
      for (const to of [document, root]) to.removeEventListener('focusin', follow);
      leaving.disconnect();
    };
  }, [inside, removers]);
}
