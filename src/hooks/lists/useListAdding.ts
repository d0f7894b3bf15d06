import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { addFailureMessageKey, LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useShopMutation } from '../platform/useShopMutation';
import { useStableCallback } from '../platform/useStableCallback';
import { useNewList } from './useNewList';

/** The placeholder id for a list that is to be created. */
export const NEW_LIST = '';

export type ListAdding = ReturnType<typeof useListAdding>;

/** Adds items to a chosen list, or to a new one [LIST-017, LIST-018, LIST-019, LIST-020]. */
export function useListAdding(items: readonly { sku: string; quantity: number }[]) {
  const translate = useMessages('lists', LIST_MESSAGES);
  const client = listsOf(useStorefront());
  const newList = useNewList(items.length > 0 ? 'add' : 'create');
  /** The id of a list, NEW_LIST, or undefined if nothing is chosen. */
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<'noCartItems' | 'selectList'>();
  const adding = useShopMutation<string, ShoppingList>({
    mutationFn: async (to) =>
      to === NEW_LIST ? newList.save.mutateAsync(items) : (await client.addItems(to, items)).list,
  });
  const refusal = adding.variables === NEW_LIST ? undefined : adding.error;

  const choose = useStableCallback((id: string | undefined) => {
    setChosen(id);
    setProblem(undefined);
    if (adding.isError) adding.reset();
  });

  /** Creates the list of the form with the items, if the form is valid. `onAdded` is called with the list. */
  function create(onAdded: (list: ShoppingList) => void) {
    if (newList.validate()) adding.mutate(NEW_LIST, { onSuccess: onAdded });
  }

  return {
    chosen,
    /** The validation message of the choice. */
    fault: problem === 'selectList' ? translate(problem) : undefined,
    failure:
      problem === 'noCartItems'
        ? translate(problem)
        : refusal
          ? translate(addFailureMessageKey(refusal.code))
          : newList.failure,
    newList,
    choose,
    create,
    /** The list that now contains the items. */
    added: adding.data,
    isPending: adding.isPending,
    /** Adds to the chosen list, if that is valid. `onAdded` is called with the list. */
    add(onAdded: (list: ShoppingList) => void) {
      setProblem(items.length === 0 ? 'noCartItems' : chosen === undefined ? 'selectList' : undefined);
      if (items.length === 0 || chosen === undefined) return;
      if (chosen === NEW_LIST) create(onAdded);
      else adding.mutate(chosen, { onSuccess: onAdded });
    },
    reset() {
      choose(undefined);
      adding.reset();
      newList.reset();
    },
  };
}
