import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { LIST_MESSAGES, nameFaultKey } from '../../core/lists/rules/listMessages';
import { listNameOf, type ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { type ListType, useListTypes } from './useListTypes';

/** The items that a new list contains. */
type NewItems = readonly { sku: string; quantity: number }[];

export type NewList = {
  name: string;
  level: string;
  /** The validation message of the name. */
  fault: string | undefined;
  /** Why the list was not created. */
  failure: string | undefined;
  /** The types to choose from. */
  types: ListType[];
  onType: (name: string) => void;
  onChoose: (level: string) => void;
  /** Whether the form can be sent; if not, `fault` shows why. */
  validate: () => boolean;
  /** Creates the list. */
  save: ShopMutation<NewItems, ShoppingList>;
  /** Resets the form; the result of a pending save is then ignored. */
  reset: () => void;
};

/**
 * The form for a new list. A missing name has another message if items are added to the list immediately [LIST-016,
 * LIST-017, LIST-021]. Its type is the first of the types; `own` are the types of one widget.
 */
export function useNewList(mode: 'create' | 'add', own?: readonly string[]): NewList {
  const translate = useMessages('lists', LIST_MESSAGES);
  const client = listsOf(useStorefront());
  const types = useListTypes(own);
  const empty = { name: '', level: types[0]?.value ?? '' };
  const [draft, setDraft] = useState(empty);
  const [isNameless, setNameless] = useState(false);
  const name = listNameOf(draft.name);
  const save = useShopMutation<NewItems, ShoppingList>({
    mutationFn: async (items) => (await client.create({ name, accessLevel: draft.level, items })).list,
  });
  const nameFault = nameFaultKey(save.error?.code);

  function change(to: Partial<typeof empty>) {
    setDraft({ ...draft, ...to });
    setNameless(false);
    if (save.isError) save.reset();
  }

  return {
    ...draft,
    fault: isNameless ? translate(mode === 'create' ? 'nameRequired' : 'enterName') : nameFault && translate(nameFault),
    failure: save.isError && !nameFault ? translate('createFailed') : undefined,
    types,
    onType: (typed) => change({ name: typed }),
    onChoose: (level) => change({ level }),
    validate() {
      setNameless(name === '');
      return name !== '';
    },
    save,
    reset() {
      save.reset();
      setDraft(empty);
      setNameless(false);
    },
  };
}
