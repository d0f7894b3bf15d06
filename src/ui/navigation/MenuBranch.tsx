import { type PointerEvent, useRef } from 'react';
import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import { isHeadingFor, type Point } from '../../core/header/rules/menu/safeTriangle';
import { Headline } from '../rendering/Headline';
import { entryName, MenuEntryLink } from './MenuLinks';

export type MenuBranchProps = {
  entry: MenuEntry;
  /** The ids of the open entries above this one. */
  path: readonly string[];
  open: readonly string[];
  /** False in an unfolded menu, whose other entries would move from under the pointer. */
  opensOnHover: boolean;
  idOf: (entry: string) => string;
  translate: (key: 'all', figures: Record<string, string>) => string;
  onPress: (entry: MenuEntry) => boolean;
  onOpen: (path: readonly string[]) => void;
};

/** How long the pointer may stay on another entry while it moves towards an open submenu, in milliseconds. */
const CROSSING_DELAY_MS = 300;

/** One entry of a menu, with its submenu while that is open [HDR-005]. */
export function MenuBranch({ entry, path, open, ...rest }: MenuBranchProps) {
  const { idOf, translate, onPress, onOpen, opensOnHover } = rest;
  const own = [...path, entry.id];
  const isOpen = open[path.length] === entry.id;
  const openedByMouse = useRef(false);
  const pointer = usePointerIntent(opensOnHover, path, open, () => {
    openedByMouse.current = entry.entries.length > 0;
    onOpen(entry.entries.length > 0 ? own : path);
  });

  if (entry.entries.length === 0)
    return (
      <li className="quire-menu__entry" {...pointer}>
        <MenuEntryLink entry={entry} onPress={onPress} />
      </li>
    );
  return (
    <li className="quire-menu__entry" {...pointer}>
      <button
        type="button"
        className="quire-menu-entry quire-menu__branch"
        data-branch={entry.id}
        aria-label={entry.ariaLabel || undefined}
        aria-expanded={isOpen}
        aria-controls={idOf(entry.id)}
        onClick={() => {
          // the mouse has already opened it on its way to this click
          const stays = isOpen && openedByMouse.current;
          openedByMouse.current = false;
          if (!stays) onOpen(isOpen ? path : own);
        }}
      >
        <span>
          <Headline blocks={entry.blocks} isPlain />
        </span>
        <svg className="quire-menu__chevron" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path className="quire-stroke" d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <ul
          ref={flipIntoView}
          id={idOf(entry.id)}
          className={`quire-menu__panel${path.length > 0 ? ' quire-menu__panel--beside' : ''}`}
          data-panel={entry.id}
          data-path={own.join(' ')}
        >
          {entry.target.kind !== 'none' && (
            <li className="quire-menu__entry">
              <MenuEntryLink
                entry={{ ...entry, ariaLabel: undefined }}
                onPress={onPress}
                text={translate('all', { name: entryName(entry) })}
              />
            </li>
          )}
          {entry.entries.map((each) => (
            <MenuBranch key={each.id} entry={each} path={own} open={open} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Flips a submenu to the other side of its entry if more of it is visible there. */
function flipIntoView(panel: HTMLElement | null): void {
  const entry = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !entry) return;
  const pageWidth = document.documentElement.clientWidth;
  const hidden = (left: number, right: number) => Math.max(0, -left) + Math.max(0, right - pageWidth);
  const { left, right } = panel.getBoundingClientRect();
  const mirrored = (x: number) => entry.left + entry.right - x;
  if (hidden(mirrored(right), mirrored(left)) < hidden(left, right)) panel.dataset['turned'] = '';
}

/** Opens a submenu as soon as the mouse enters, unless the mouse only crosses on its way into a neighbour's submenu. */
function usePointerIntent(isUsed: boolean, path: readonly string[], open: readonly string[], onArrive: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrive = useRef(onArrive);
  arrive.current = onArrive;

  return {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || !isUsed) return;
      const to: Point = { x: event.clientX, y: event.clientY };
      const from: Point = { x: to.x - event.movementX, y: to.y - event.movementY };
      const neighbour = open[path.length];
      const panel = neighbour && event.currentTarget.parentElement?.querySelector(`[data-panel="${neighbour}"]`);
      const isCrossing = panel && path.length > 0 && isHeadingFor(from, to, panel.getBoundingClientRect());
      clearTimeout(timer.current);
      if (isCrossing) timer.current = setTimeout(() => arrive.current(), CROSSING_DELAY_MS);
      else arrive.current();
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
