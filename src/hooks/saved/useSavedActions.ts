import { useEffect, useRef, useState } from 'react';
import type { SavedItemsClient } from '../../core/saved/client/savedItemsClient';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import type { MoveOutcome } from '../../core/saved/rules/savedMessages';

/** The result of the customer's last action. */
export type SavedStatus =
  | { kind: 'moved'; outcome: MoveOutcome }
  | { kind: 'removed'; item: SavedItem }
  | { kind: 'restored'; item: SavedItem }
  | { kind: 'failed' };

export type SavedActions = {
  status: SavedStatus | undefined;
  /** The pending action moves an item to the cart; otherwise it may be removing one. */
  isMoving: boolean;
  move: (id: string) => void;
  moveAll: () => void;
  remove: (item: SavedItem) => void;
  /** Restores the item that was removed last. */
  undo: (item: SavedItem) => void;
};

/** The actions for saved items in one place of the page, with their results [SFL-003, SFL-004, SFL-007]. */
export function useSavedActions(client: SavedItemsClient): SavedActions {
  const [status, setStatus] = useState<SavedStatus>();
  const [isMoving, setMoving] = useState(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** An ignored action has no result: another one is pending. */
  async function report(act: Promise<SavedStatus | undefined>) {
    const result = await act.catch((): SavedStatus => ({ kind: 'failed' }));
    if (isMounted.current && result) setStatus(result);
  }

  async function moved(act: Promise<MoveOutcome | undefined>): Promise<SavedStatus | undefined> {
    setMoving(true);
    try {
      const outcome = await act;
      return outcome && { kind: 'moved', outcome };
    } finally {
      if (isMounted.current) setMoving(false);
    }
  }

  return {
    status,
    isMoving,
    move: (id) => void report(moved(client.move(id))),
    moveAll: () => void report(moved(client.moveAll())),
    remove: (item) =>
      void report(client.remove(item.id).then((end) => (end === 'changed' ? { kind: 'removed', item } : undefined))),
    undo: (item) =>
      void report(client.restore(item).then((end) => (end === 'changed' ? { kind: 'restored', item } : undefined))),
  };
}
