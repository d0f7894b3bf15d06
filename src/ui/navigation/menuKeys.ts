/** Shows the focus ring when a key moves the focus, also in browsers that judge by the mouse used before. */
export const BY_KEY: FocusOptions = { focusVisible: true };

/**
 * What a key does in a menu: focuses an element, opens the element's submenu, or closes the submenu that contains it.
 */
export type MenuMove = { to: HTMLElement } | { open: HTMLElement } | { close: HTMLElement };

const STOPS = ':scope > li > :is(a, button)';

/**
 * Maps a key on a menu element to a move, according to the disclosure navigation pattern: arrows move along a list, into a
 * submenu and out of it; Home and End move to the ends. Returns undefined if the browser should handle the key.
 */
export function menuMove(key: string, at: HTMLElement): MenuMove | undefined {
  const list = at.closest('ul');
  if (!list || !at.matches('li > :is(a, button)')) return undefined;
  const isBar = !list.dataset['panel'];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const [left, right] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [back, on] = isBar ? [left, right] : ['ArrowUp', 'ArrowDown'];
  const opens = at.dataset['branch'] !== undefined;

  if (opens && key === (isBar ? 'ArrowDown' : right)) return { open: at };
  if (!isBar && key === left) return closing(list);
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)];
  const step = { [back ?? '']: -1, [on ?? '']: 1 }[key];
  const index = key === 'Home' ? 0 : key === 'End' ? stops.length - 1 : step && stops.indexOf(at) + step;
  const to = index === undefined ? undefined : stops[(index + stops.length) % stops.length];
  return to && { to };
}

/** The move that closes the submenu `list`: to the button that opened it. Undefined for the top-level list. */
export function closing(list: Element | null): MenuMove | undefined {
  const button = list?.parentElement?.querySelector<HTMLElement>(':scope > button[data-branch]');
  return button ? { close: button } : undefined;
}
