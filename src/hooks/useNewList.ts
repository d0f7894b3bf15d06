import { useRef, useState } from 'react';
import { listsOf } from '../core/client/listsClient';
import type { CommerceError } from '../core/rules/commerceError';
import { LIST_TYPES, listNameOf, type ShoppingList } from '../core/rules/lists';
import { LIST_WORDS } from '../core/rules/listWords';
import { useStorefront } from './StorefrontProvider';
import { useMessages } from './useMessages';

export type NewList = {
  name: string;
  level: string;
  isSaving: boolean;
  /** What is wrong with the name. */
  fault: string | undefined;
  /** Why it was not made. */
  failure: string | undefined;
  type: (name: string) => void;
  choose: (level: string) => void;
  /** Makes it; undefined when it was not made, and the words say why. Presses while it is being made are the same act. */
  save: (items?: readonly { sku: string; quantity: number }[]) => Promise<ShoppingList | undefined>;
  reset: () => void;
};

const EMPTY = { name: '', level: LIST_TYPES[0] as string };

/**
 * A list that is being made. Where something is added to it at once a missing name has other words
 * [LIST-016, LIST-017, LIST-021].
 */
export function useNewList(place: 'create' | 'add'): NewList {
  const say = useMessages('lists', LIST_WORDS);
  const client = listsOf(useStorefront());
  const [draft, setDraft] = useState(EMPTY);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);

  function change(to: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...to });
    setFault(undefined);
    setFailure(undefined);
  }

  async function save(items: readonly { sku: string; quantity: number }[] = []) {
    if (isUnderWay.current) return undefined;
    const name = listNameOf(draft.name);
    setFailure(undefined);
    setFault(name === '' ? say(place === 'create' ? 'nameRequired' : 'enterName') : undefined);
    if (name === '') return undefined;
    isUnderWay.current = true;
    setSaving(true);
    try {
      return (await client.create({ name, accessLevel: draft.level, items })).list;
    } catch (error) {
      if ((error as CommerceError).code === 'LIST_NAME_TAKEN') setFault(say('nameTaken'));
      else setFailure(say('createFailed'));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }

  return {
    ...draft,
    isSaving,
    fault,
    failure,
    type: (name) => change({ name }),
    choose: (level) => change({ level }),
    save,
    reset() {
      setDraft(EMPTY);
      setFault(undefined);
      setFailure(undefined);
    },
  };
}
