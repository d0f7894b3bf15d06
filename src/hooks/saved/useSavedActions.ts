import { useEffect, useRef, useState } from 'react';
import type { SavedItemsClient } from '../../core/saved/client/savedItemsClient';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import type { MoveOutcome } from '../../core/saved/rules/savedWords';

/** What became of the customer's last act. */
export type SavedNews =
  | { kind: 'moved'; outcome: MoveOutcome }
  | { kind: 'removed'; item: SavedItem }
  | { kind: 'restored'; item: SavedItem }
  | { kind: 'failed' };

export type SavedActions = {
  news: SavedNews | undefined;
  /** The item on its way is going to the cart; it may as well be leaving the list. */
  isMoving: boolean;
  move: (id: string) => void;
  moveAll: () => void;
  remove: (item: SavedItem) => void;
  /** Saves again what was removed last. */
  undo: (item: SavedItem) => void;
};

/** What a customer can do with saved items in one place of the page, and how it ended there [SFL-003, SFL-004, SFL-007]. */
export function useSavedActions(client: SavedItemsClient): SavedActions {
  const [news, setNews] = useState<SavedNews>();
  const [isMoving, setMoving] = useState(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** An act that is ignored is no news: another one is on its way. */
  async function tell(act: Promise<SavedNews | undefined>) {
    const told = await act.catch((): SavedNews => ({ kind: 'failed' }));
    if (isMounted.current && told) setNews(told);
  }

  async function moved(act: Promise<MoveOutcome | undefined>): Promise<SavedNews | undefined> {
    setMoving(true);
    try {
      const outcome = await act;
      return outcome && { kind: 'moved', outcome };
    } finally {
      if (isMounted.current) setMoving(false);
    }
  }

  return {
    news,
    isMoving,
    move: (id) => void tell(moved(client.move(id))),
    moveAll: () => void tell(moved(client.moveAll())),
    remove: (item) =>
      void tell(client.remove(item.id).then((end) => (end === 'changed' ? { kind: 'removed', item } : undefined))),
    undo: (item) =>
      void tell(client.restore(item).then((end) => (end === 'changed' ? { kind: 'restored', item } : undefined))),
  };
}
