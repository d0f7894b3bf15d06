import { useCallback, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { addFailureMessageKey, LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import type { ShoppingList } from '../../core/lists/rules/lists';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { usePendingRequest } from '../platform/usePendingRequest';
import { type NewList, useNewList } from './useNewList';

/** The placeholder id for a list that is to be created. */
export const NEW_LIST = '';

export type ListAdding = {
  phase: 'idle' | 'adding' | 'added';
  /** The id of a list, NEW_LIST, or undefined if nothing is chosen. */
  chosen: string | undefined;
  /** The validation message of the choice. */
  fault: string | undefined;
  failure: string | undefined;
  /** The list that now contains the items. */
  added: ShoppingList | undefined;
  newList: NewList;
  choose: (id: string | undefined) => void;
  /**
   * Adds to `to`, by default the chosen list. Resolves with the list, or with undefined if the add failed; the messages
   * then show why.
   */
  add: (to?: string) => Promise<ShoppingList | undefined>;
  reset: () => void;
};

/** Adds items to a chosen list, or to a new one [LIST-017, LIST-018, LIST-019, LIST-020]. */
export function useListAdding(items: readonly { sku: string; quantity: number }[]): ListAdding {
  const translate = useMessages('lists', LIST_MESSAGES);
  const client = listsOf(useStorefront());
  const newList = useNewList('add');
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [added, setAdded] = useState<ShoppingList>();
  const [phase, setPhase] = useState<ListAdding['phase']>('idle');
  const pendingRequest = usePendingRequest();

  /** Undefined if the new list was not created; its own messages show why. */
  async function put(to: string): Promise<ShoppingList | undefined> {
    return to === NEW_LIST ? newList.save(items) : (await client.addItems(to, items)).list;
  }

  async function add(to = chosen) {
    if (pendingRequest.isPending()) return undefined;
    setFailure(items.length === 0 ? translate('noCartItems') : undefined);
    setFault(to === undefined && items.length > 0 ? translate('selectList') : undefined);
    if (items.length === 0 || to === undefined) return undefined;
    const end = pendingRequest.begin();
    setPhase('adding');
    let refused: CommerceError | undefined;
    const list = await put(to).catch((error: CommerceError) => {
      refused = error;
      return undefined;
    });
    if (!end()) return undefined;
    if (refused) setFailure(translate(addFailureMessageKey(refused.code)));
    setAdded(list);
    setPhase(list ? 'added' : 'idle');
    return list;
  }

  return {
    phase,
    chosen,
    fault,
    failure: failure ?? newList.failure,
    added,
    newList,
    choose: useCallback((id) => {
      setChosen(id);
      setFault(undefined);
      setFailure(undefined);
    }, []),
    add,
    reset() {
      pendingRequest.giveUp();
      newList.reset();
      setChosen(undefined);
      setFault(undefined);
      setFailure(undefined);
      setAdded(undefined);
      setPhase('idle');
    },
  };
}
