import type { MutateOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { addFailureMessageKey, LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import type { ShoppingList } from '../../core/lists/rules/lists';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useStableCallback } from '../platform/useStableCallback';
import { type NewList, useNewList } from './useNewList';

/** The placeholder id for a list that is to be created. */
export const NEW_LIST = '';

export type ListAdding = {
  /** The id of a list, NEW_LIST, or undefined if nothing is chosen. */
  chosen: string | undefined;
  /** The validation message of the choice. */
  fault: string | undefined;
  failure: string | undefined;
  newList: NewList;
  choose: (id: string | undefined) => void;
  /** The add to a list, by its id. Its `data` is the list that now contains the items. */
  adding: ShopMutation<string, ShoppingList>;
  /** Adds to `to`, by default the chosen list, if that is valid. `onAdded` is called with the list. */
  add: (onAdded?: (list: ShoppingList) => void, to?: string) => void;
  reset: () => void;
};

/** Adds items to a chosen list, or to a new one [LIST-017, LIST-018, LIST-019, LIST-020]. */
export function useListAdding(items: readonly { sku: string; quantity: number }[]): ListAdding {
  const translate = useMessages('lists', LIST_MESSAGES);
  const client = listsOf(useStorefront());
  const newList = useNewList('add');
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

  return {
    chosen,
    fault: problem === 'selectList' ? translate(problem) : undefined,
    failure:
      problem === 'noCartItems'
        ? translate(problem)
        : refusal
          ? translate(addFailureMessageKey(refusal.code))
          : newList.failure,
    newList,
    choose,
    adding,
    add(onAdded, to = chosen) {
      setProblem(items.length === 0 ? 'noCartItems' : to === undefined ? 'selectList' : undefined);
      if (items.length === 0 || to === undefined || (to === NEW_LIST && !newList.validate())) return;
      const options: MutateOptions<ShoppingList, CommerceError, string> = onAdded ? { onSuccess: onAdded } : {};
      adding.mutate(to, options);
    },
    reset() {
      choose(undefined);
      adding.reset();
      newList.reset();
    },
  };
}
