import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ListsState, type ListsView, openLists, UNREAD_LISTS } from '../../core/lists/client/listsView';
import { useStorefront } from '../platform/StorefrontProvider';

export type { ListsState, ListsView } from '../../core/lists/client/listsView';

/** The lists controller of one screen; it sends no request until the screen does. */
export function useLists(): { view: ListsView; state: ListsState } {
  const storefront = useStorefront();
  const [view] = useState(() => openLists(storefront));
  const state = useSyncExternalStore(view.subscribe, view.state, () => UNREAD_LISTS);
  useEffect(() => view.connect(), [view]);
  return { view, state };
}
