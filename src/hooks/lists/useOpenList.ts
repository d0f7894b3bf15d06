import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type OpenList, type OpenListState, openList, UNREAD_LIST } from '../../core/lists/client/openList';
import type { ListedItem } from '../../core/lists/rules/lists';
import type { ListsQuery } from '../../core/lists/rules/listsForm';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

/** The result of the customer's last action. */
export type ListStatus =
  | { kind: 'removed'; item: ListedItem }
  | { kind: 'moved'; item: ListedItem; listName: string }
  | { kind: 'copied'; item: ListedItem; listName: string }
  | { kind: 'restored' | 'changed' }
  | { kind: 'failed'; code?: string };

export type OpenListScreen = {
  state: OpenListState;
  open: OpenList;
  status: ListStatus | undefined;
  /** Runs an action. A failure is also a result; undefined means that the action's own place shows the result. */
  act: (task: () => Promise<ListStatus | undefined>) => Promise<void>;
};

/** One list on screen, with the customer's actions [LIST-028, LIST-029, LIST-031]. */
export function useOpenList(id: string, query: ListsQuery, isOn: boolean): OpenListScreen {
  const storefront = useStorefront();
  const open = useMemo(() => openList(storefront, id), [storefront, id]);
  const state = useSyncExternalStore(open.subscribe, open.state, () => UNREAD_LIST);
  const [status, setStatus] = useState<ListStatus>();
  const isMounted = useRef(true);
  const queryJson = JSON.stringify(query);

  useEffect(() => {
    isMounted.current = true;
    const disconnect = open.connect();
    return () => {
      isMounted.current = false;
      disconnect();
    };
  }, [open]);

  useEffect(() => {
    if (isOn) void open.read(JSON.parse(queryJson));
  }, [open, queryJson, isOn]);

  async function act(task: () => Promise<ListStatus | undefined>) {
    setStatus(undefined);
    const result = await task().catch(({ code }: CommerceError): ListStatus => ({ kind: 'failed', code }));
    if (isMounted.current) setStatus(result);
  }

  return { state, open, status, act };
}
