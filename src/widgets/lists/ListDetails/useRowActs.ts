import { useMemo, useRef, useState } from 'react';
import type { ListAdd } from '../../../core/lists/rules/listOutcome';
import type { ListedItem, ShoppingList } from '../../../core/lists/rules/lists';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';

/** The actions of a row. They are stable, so that a row re-renders only when its data has changed. */
export type RowActs = {
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  /** Opens the choice of a target list for the item; undefined closes it. */
  move: (id: string | undefined) => void;
  addToCart: (id: string) => void;
};

/** The actions of all rows, and the item that is about to be moved. */
export function useRowActs(screen: OpenListScreen, add: (items: ListAdd[]) => void) {
  const newest = useRef({ screen, add });
  newest.current = { screen, add };
  const [moving, setMoving] = useState<ListedItem>();

  const acts = useMemo<RowActs>(() => {
    const itemOf = (id: string | undefined) => newest.current.screen.state.items.find((item) => item.id === id);
    return {
      setQuantity: (id, quantity) => void newest.current.screen.open.setQuantity(id, quantity),
      remove(id) {
        const { screen: now } = newest.current;
        const item = itemOf(id);
        if (item) void now.act(() => now.open.removeItem(id).then(() => ({ kind: 'removed', item }) as const));
      },
      move: (id) => setMoving(itemOf(id)),
      addToCart(id) {
        const item = itemOf(id);
        if (item) newest.current.add([item]);
      },
    };
  }, []);

  function move(target: ShoppingList) {
    if (!moving) return;
    setMoving(undefined);
    const item = moving;
    const listName = target.name;
    void screen.act(() => screen.open.move(item.id, target.id).then((kind) => ({ kind, item, listName })));
  }

  return {
    acts,
    moving,
    move,
    fail: () => void screen.act(() => Promise.resolve({ kind: 'failed' })),
  };
}
