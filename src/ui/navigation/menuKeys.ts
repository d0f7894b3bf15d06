/** Where a key moves the focus it is seen, in browsers too that go by the mouse which was used before. */
export const BY_KEY: FocusOptions = { focusVisible: true };

/** What a key does in a menu: goes to an element, opens what the element has below it, or closes what it stands in. */
export type MenuMove = { to: HTMLElement } | { open: HTMLElement } | { close: HTMLElement };

const STOPS = ':scope > li > :is(a, button)';

/**
 * What a key does on an element of a menu, as the pattern of disclosure navigation has it: arrows along a list, into what
 * hangs below and back out of it, Home and End to its ends. Undefined where the key is the browser's own matter.
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
  const place = key === 'Home' ? 0 : key === 'End' ? stops.length - 1 : step && stops.indexOf(at) + step;
  const to = place === undefined ? undefined : stops[(place + stops.length) % stops.length];
  return to && { to };
}

/** The button that has opened the list; at the top there is none. */
export function closing(list: Element | null): MenuMove | undefined {
  const button = list?.parentElement?.querySelector<HTMLElement>(':scope > button[data-branch]');
  return button ? { close: button } : undefined;
}
