import { useRef } from 'react';
import { isSame } from '../../core/platform/rules/isSame';

/**
 * The items of a list with stable identity: an item that equals the one of the last render is the same object, so that
 * its component need not re-render. `idOf` gives the ids to compare by.
 */
export function useStableItems<Item extends object>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const known = useRef<{ input: readonly Item[]; stable: Item[]; byId: Map<string, Item> }>(undefined);
  if (known.current?.input === items) return known.current.stable;

  const before = known.current?.byId;
  const stable = items.map((item) => {
    const last = before?.get(idOf(item));
    return last && isSame(last, item) ? last : item;
  });
  known.current = { input: items, stable, byId: new Map(stable.map((item) => [idOf(item), item])) };
  return stable;
}
