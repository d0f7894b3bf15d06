import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { LIST_WORDS, unaddedWord } from '../../core/lists/rules/listWords';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useTurn } from '../platform/useTurn';
import { type NewList, useNewList } from './useNewList';

/** What stands in the place of a list's id while a new one is to be made. */
export const NEW_LIST = '';

export type ListAdding = {
  phase: 'idle' | 'adding' | 'added';
  /** The id of a list, NEW_LIST, or undefined while nothing is chosen. */
  chosen: string | undefined;
  /** What is wrong with the choice. */
  fault: string | undefined;
  failure: string | undefined;
  /** Where it stands now. */
  added: ShoppingList | undefined;
  newList: NewList;
  choose: (id: string | undefined) => void;
  /** To the chosen list unless it is said; what it stands on now, or undefined when it does not, and the words say why. */
  add: (to?: string) => Promise<ShoppingList | undefined>;
  reset: () => void;
};

/** Puts items on a list of the customer's choice, or on a new one [LIST-017, LIST-018, LIST-019, LIST-020]. */
export function useListAdding(items: readonly { sku: string; quantity: number }[]): ListAdding {
  const say = useMessages('lists', LIST_WORDS);
  const client = listsOf(useStorefront());
  const newList = useNewList('add');
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [added, setAdded] = useState<ShoppingList>();
  const [phase, setPhase] = useState<ListAdding['phase']>('idle');
  const turn = useTurn();

  /** Undefined when it was not made, and its own words say why. */
  async function put(to: string): Promise<ShoppingList | undefined> {
    return to === NEW_LIST ? newList.save(items) : (await client.addItems(to, items)).list;
  }

  async function add(to = chosen) {
    if (turn.isUnderWay()) return undefined;
    setFailure(items.length === 0 ? say('noCartItems') : undefined);
    setFault(to === undefined && items.length > 0 ? say('selectList') : undefined);
    if (items.length === 0 || to === undefined) return undefined;
    const end = turn.begin();
    setPhase('adding');
    let refused: CommerceError | undefined;
    const list = await put(to).catch((error: CommerceError) => {
      refused = error;
      return undefined;
    });
    if (!end()) return undefined;
    if (refused) setFailure(say(unaddedWord(refused.code)));
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
    choose(id) {
      setChosen(id);
      setFault(undefined);
      setFailure(undefined);
    },
    add,
    reset() {
      turn.giveUp();
      newList.reset();
      setChosen(undefined);
      setFault(undefined);
      setFailure(undefined);
      setAdded(undefined);
      setPhase('idle');
    },
  };
}
