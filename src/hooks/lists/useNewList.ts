import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { LIST_TYPES, listNameOf, type ShoppingList } from '../../core/lists/rules/lists';
import { LIST_WORDS } from '../../core/lists/rules/listWords';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useTurn } from '../platform/useTurn';

export type NewList = {
  name: string;
  level: string;
  isSaving: boolean;
  /** The validation message of the name. */
  fault: string | undefined;
  /** Why the list was not created. */
  failure: string | undefined;
  type: (name: string) => void;
  choose: (level: string) => void;
  /**
   * Creates the list. Resolves with undefined if that failed, in which case the messages show why, or if it was reset.
   * Calls during a pending save are ignored.
   */
  save: (items?: readonly { sku: string; quantity: number }[]) => Promise<ShoppingList | undefined>;
  /** Resets the form; the result of a pending save is then ignored. */
  reset: () => void;
};

const EMPTY = { name: '', level: LIST_TYPES[0] as string };

/**
 * The form for a new list. A missing name has another message if items are added to the list immediately [LIST-016,
 * LIST-017, LIST-021].
 */
export function useNewList(place: 'create' | 'add'): NewList {
  const say = useMessages('lists', LIST_WORDS);
  const client = listsOf(useStorefront());
  const [draft, setDraft] = useState(EMPTY);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const turn = useTurn();

  function change(to: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...to });
    setFault(undefined);
    setFailure(undefined);
  }

  async function save(items: readonly { sku: string; quantity: number }[] = []) {
    if (turn.isUnderWay()) return undefined;
    const name = listNameOf(draft.name);
    setFailure(undefined);
    setFault(name === '' ? say(place === 'create' ? 'nameRequired' : 'enterName') : undefined);
    if (name === '') return undefined;
    const end = turn.begin();
    setSaving(true);
    const answer = await client
      .create({ name, accessLevel: draft.level, items })
      .catch((error: CommerceError) => error);
    if (!end()) return undefined;
    setSaving(false);
    if ('list' in answer) return answer.list;
    if (answer.code === 'LIST_NAME_TAKEN') setFault(say('nameTaken'));
    else setFailure(say('createFailed'));
    return undefined;
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
      turn.giveUp();
      setSaving(false);
      setDraft(EMPTY);
      setFault(undefined);
      setFailure(undefined);
    },
  };
}
