import { useRef } from 'react';
import { isSame } from '../../core/platform/rules/isSame';

/**
 * The items of a list with stable identity: an item that equals the one of the last render is the same object, so that
 * its component need not re-render. `idOf` gives the ids to compare by.
 */
export function useKept<Item extends object>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const known = useRef<{ given: readonly Item[]; kept: Item[]; byId: Map<string, Item> }>(undefined);
  if (known.current?.given === items) return known.current.kept;

  const before = known.current?.byId;
  const kept = items.map((item) => {
    const last = before?.get(idOf(item));
    return last && isSame(last, item) ? last : item;
  });
  known.current = { given: items, kept, byId: new Map(kept.map((item) => [idOf(item), item])) };
  return kept;
}
