import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import { LIST_TYPES, listNameOf, type ShoppingList } from '../../core/lists/rules/lists';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { usePendingRequest } from '../platform/usePendingRequest';

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
export function useNewList(mode: 'create' | 'add'): NewList {
  const translate = useMessages('lists', LIST_MESSAGES);
  const client = listsOf(useStorefront());
  const [draft, setDraft] = useState(EMPTY);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const pendingRequest = usePendingRequest();

  function change(to: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...to });
    setFault(undefined);
    setFailure(undefined);
  }

  async function save(items: readonly { sku: string; quantity: number }[] = []) {
    if (pendingRequest.isPending()) return undefined;
    const name = listNameOf(draft.name);
    setFailure(undefined);
    setFault(name === '' ? translate(mode === 'create' ? 'nameRequired' : 'enterName') : undefined);
    if (name === '') return undefined;
    const end = pendingRequest.begin();
    setSaving(true);
    const answer = await client
      .create({ name, accessLevel: draft.level, items })
      .catch((error: CommerceError) => error);
    if (!end()) return undefined;
    setSaving(false);
    if ('list' in answer) return answer.list;
    if (answer.code === 'LIST_NAME_TAKEN') setFault(translate('nameTaken'));
    else setFailure(translate('createFailed'));
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
      pendingRequest.giveUp();
      setSaving(false);
      setDraft(EMPTY);
      setFault(undefined);
      setFailure(undefined);
    },
  };
}
