import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { addFailureMessageKey, LIST_MESSAGES, levelLabel, nameFaultKey } from '../../core/lists/rules/listMessages';
import { LIST_TYPES, listNameOf, type ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useShopMutation } from '../platform/useShopMutation';
import { useStableCallback } from '../platform/useStableCallback';

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

/** The items that a new list contains. */
type NewItems = readonly { sku: string; quantity: number }[];

/** The types that a customer can choose for a list, with their labels; `own` are the types of one widget [LIST-043]. */
export function useListTypes(own?: readonly string[]): { value: string; label: string }[] {
  const { settings } = useStorefront();
  const types = own ?? settings.config.lists?.types ?? LIST_TYPES;
  return types.map((value) => ({ value, label: levelLabel(value, settings.messages['lists']) }));
}

/**
 * The form for a new list. A missing name has another message if items are added to the list immediately [LIST-016,
 * LIST-017, LIST-021]. Its type is the first of the types; `own` are the types of one widget.
 */
export function useNewList(mode: 'create' | 'add', own?: readonly string[]) {
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
    /** The validation message of the name. */
    fault: isNameless ? translate(mode === 'create' ? 'nameRequired' : 'enterName') : nameFault && translate(nameFault),
    /** Why the list was not created. */
    failure: save.isError && !nameFault ? translate('createFailed') : undefined,
    /** The types to choose from. */
    types,
    onType: (typed: string) => change({ name: typed }),
    onChoose: (level: string) => change({ level }),
    /** Whether the form can be sent; if not, `fault` shows why. */
    validate() {
      setNameless(name === '');
      return name !== '';
    },
    save,
    /** Resets the form; the result of a pending save is then ignored. */
    reset() {
      save.reset();
      setDraft(empty);
      setNameless(false);
    },
  };
}
