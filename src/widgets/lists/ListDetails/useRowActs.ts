import { useMemo, useRef, useState } from 'react';
import type { ListedItem } from '../../../core/lists/rules/lists';
import type { List } from '../../../hooks/lists/useList';

/** The items to add to the cart; undefined for all items that match the search. */
export type AddedItems = readonly ListedItem[] | undefined;

export type RowActs = ReturnType<typeof useRowActs>['acts'];

/**
 * The actions of all rows, the chosen items, also on other pages, and the item that is about to be moved. The actions
 * are stable, so that a row re-renders only when its data has changed.
 */
export function useRowActs(open: List, add: (items: ListedItem[]) => void) {
  const newest = useRef({ open, add });
  newest.current = { open, add };
  const [moving, setMoving] = useState<ListedItem>();
  const [chosen, setChosen] = useState<ReadonlySet<ListedItem['id']>>(new Set());
  // a chosen item of another page has the quantity that was last displayed
  const seen = useRef(new Map<ListedItem['id'], ListedItem>()).current;
  for (const item of open.items) seen.set(item.id, item);

  const acts = useMemo(() => {
    const choose = (ids: readonly ListedItem['id'][], isOn: boolean) =>
      setChosen((now) => new Set(isOn ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
    const itemOf = (id: ListedItem['id'] | undefined) => newest.current.open.items.find((item) => item.id === id);
    return {
      setQuantity: (id: ListedItem['id'], quantity: number) => newest.current.open.setQuantity(id, quantity),
      remove(id: ListedItem['id']) {
        const item = itemOf(id);
        if (!item) return;
        choose([id], false);
        newest.current.open.edit.mutate({ kind: 'remove', item });
      },
      /** Opens the choice of a target list for the item; undefined closes it. */
      move: (id: ListedItem['id'] | undefined) => setMoving(itemOf(id)),
      addToCart(id: ListedItem['id']) {
        const item = itemOf(id);
        if (item) newest.current.add([item]);
      },
      choose,
    };
  }, []);

  return { acts, chosen, chosenItems: [...chosen].flatMap((id) => seen.get(id) ?? []), moving };
}
