import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import entryStyles from '../controls/MenuEntry.css';
import { closeOnLeave } from '../overlays/useDisclosure';
import { useStyles } from '../rendering/StyleRoot';
import styles from './MenuBar.css';
import { MenuBranch } from './MenuBranch';

export type MenuBarProps = {
  /** The accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  /**
   * `fold` is the label of the button that unfolds the menu in windows narrower than 1024 px; `all` is that of the link
   * to an entry's own page, the first link of its submenu.
   */
  translate: (key: 'fold' | 'all', figures?: Record<string, string>) => string;
  onPress: (entry: MenuEntry) => boolean;
  /** Called with true when the first submenu opens, and with false when the last one closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** How long the pointer may be outside before the open submenus close, in milliseconds. */
const LEFT_MS = 400;

/**
 * A menu with submenus, for mouse, touch and the keys of the disclosure pattern. Below 1024 px it is folded behind one
 * button [HDR-005, DEC-Q593].
 */
export function MenuBar({ label, entries, translate, onPress, onOpenChange }: MenuBarProps) {
  useStyles(entryStyles);
  useStyles(styles);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  /** The ids of the open entries, from the bar down. */
  const [open, setOpen] = useState<readonly string[]>([]);
  const isAnyOpen = open.length > 0;
  const [isUnfolded, setUnfolded] = useState(false);
  const pendingFocus = useRef<string>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wasAnyOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasAnyOpen.current !== isAnyOpen) onOpenChange?.(isAnyOpen);
    wasAnyOpen.current = isAnyOpen;
  });

  function openBranch(path: readonly string[]) {
    clearTimeout(leaving.current);
    setOpen(path);
  }

  // a layout effect: the focus must move into the submenu before the next key event
  useLayoutEffect(() => {
    const inside = pendingFocus.current;
    if (inside === undefined || !open.includes(inside)) return;
    pendingFocus.current = undefined;
    nav.current?.querySelector<HTMLElement>(`[data-panel="${inside}"] > li > :is(a, button)`)?.focus(BY_KEY);
  }, [open]);

  // a layout effect: a press right after the menu has opened must close it
  useLayoutEffect(() => {
    const element = nav.current;
    if (!(isAnyOpen || isUnfolded) || !element) return;
    const end = new AbortController();
    const closeAll = () => {
      setOpen([]);
      setUnfolded(false);
    };
    closeOnLeave(element, closeAll, end);
    return () => {
      end.abort();
      clearTimeout(leaving.current);
    };
  }, [isAnyOpen, isUnfolded]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const at = event.target as HTMLElement;
    const move = event.key === 'Escape' ? closeInnermost(at) : menuMove(event.key, at);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) return move.to.focus(BY_KEY);
    if ('close' in move) {
      setOpen(open.slice(0, depthOf(move.close)));
      return move.close.focus(BY_KEY);
    }
    const path = pathOf(move.open);
    pendingFocus.current = path.at(-1);
    openBranch([...path]);
  }

  function closeInnermost(at: HTMLElement) {
    if (isAnyOpen) return closing(at.closest('ul')) ?? { close: at };
    if (!isUnfolded) return undefined;
    setUnfolded(false);
    return fold.current ? { to: fold.current } : undefined;
  }

  return (
    <nav
      ref={nav}
      className="quire-menu"
      aria-label={label}
      onKeyDown={handleKey}
      // an entry that opens a dialog is gone when the dialog closes; focusing the button that remains lets the dialog
      // return the focus
      onClickCapture={({ target }) => {
        const opener = (target as Element).closest('[aria-haspopup="dialog"]');
        if (opener) (isUnfolded ? fold.current : branchInBar(opener))?.focus();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse' || isUnfolded) return;
        leaving.current = setTimeout(() => setOpen([]), LEFT_MS);
      }}
      onPointerEnter={() => {
        clearTimeout(leaving.current);
        // on a window that has become wide, the menu is a bar again
        if (fold.current?.offsetWidth === 0) setUnfolded(false);
      }}
    >
      <button
        ref={fold}
        type="button"
        className="quire-menu-entry quire-menu__fold"
        aria-expanded={isUnfolded}
        aria-controls={`${id}-list`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="quire-stroke" d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        <span>{translate('fold')}</span>
      </button>
      <ul
        id={`${id}-list`}
        className="quire-menu__bar"
        data-unfolded={isUnfolded || undefined}
        style={isUnfolded ? ({ '--_zoom': nav.current?.currentCSSZoom } as CSSProperties) : undefined}
      >
        {entries.map((entry) => (
          <MenuBranch
            key={entry.id}
            entry={entry}
            path={[]}
            open={open}
            opensOnHover={!isUnfolded}
            idOf={(of) => `${id}-${of}`}
            translate={translate}
            onPress={(pressed) => {
              setOpen([]);
              return onPress(pressed);
            }}
            onOpen={openBranch}
          />
        ))}
      </ul>
    </nav>
  );
}

/** The ids of the entries that lead to a button, from the bar down, including its own. */
function pathOf(button: HTMLElement): string[] {
  const own = button.dataset['branch'] ?? '';
  const parent = button.closest<HTMLElement>('ul[data-panel]')?.dataset['path'];
  return parent ? [...parent.split(' '), own] : [own];
}

/** The button of the bar whose submenu contains the element. */
const branchInBar = (inside: Element) =>
  inside.closest('.quire-menu__bar > li')?.querySelector<HTMLElement>(':scope > button[data-branch]');

const depthOf = (button: HTMLElement): number => pathOf(button).length - 1;

/** Shows the focus ring when a key moves the focus, also in browsers that judge by the mouse used before. */
const BY_KEY: FocusOptions = { focusVisible: true };

/**
 * What a key does in a menu: focuses an element, opens the element's submenu, or closes the submenu that contains it.
 */
type MenuMove = { to: HTMLElement } | { open: HTMLElement } | { close: HTMLElement };

const STOPS = ':scope > li > :is(a, button)';

/**
 * Maps a key on a menu element to a move, according to the disclosure navigation pattern: arrows move along a list, into a
 * submenu and out of it; Home and End move to the ends. Returns undefined if the browser should handle the key.
 */
function menuMove(key: string, at: HTMLElement): MenuMove | undefined {
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
function closing(list: Element | null): MenuMove | undefined {
  const button = list?.parentElement?.querySelector<HTMLElement>(':scope > button[data-branch]');
  return button ? { close: button } : undefined;
}
