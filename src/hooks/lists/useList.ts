import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ListConflict, ListedItem, ListsMetadata, ShoppingList } from '../../core/lists/rules/lists';
import { LISTS_PAGE_SIZE, type ListsParams, listsParams } from '../../core/lists/rules/listsForm';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { isSame } from '../../core/platform/rules/isSame';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useEvent } from '../platform/useEvent';
import type { ShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQueryClient } from '../platform/useShopQueryClient';
import { useStableCallback } from '../platform/useStableCallback';
import { createListEditors, type EditorMutation, type ListEdit, type ListEdited } from './listEditor';
import { listPhase, listQuery } from './listsQueries';

/** The state of one list on a screen. While another page of it loads, and after a failure, it has the latest items. */
export type List = {
  /** `idle`: nothing is requested before the customer signs in. `missing`: the customer has no such list. */
  phase: 'idle' | 'loading' | 'ready' | 'failed' | 'missing';
  list: ShoppingList | undefined;
  /** With the quantities that the customer has chosen, confirmed or not. */
  items: readonly ListedItem[];
  metadata: ListsMetadata | undefined;
  /** Why the last read failed; the next successful read clears it. */
  error: CommerceError | null;
  isFetching: boolean;
  /** Reads the list again. Resolves with the error if that fails. */
  refetch: () => Promise<{ error: CommerceError | null }>;
  /**
   * Displays the quantity immediately, then saves: one request at a time, each with all unsaved quantities. Ignores what
   * is not a whole number from 1.
   */
  setQuantity: (id: ListedItem['id'], quantity: number) => void;
  /** The ids of items whose quantity is not confirmed by the shop. After a failure they wait for another `save`. */
  unsaved: readonly ListedItem['id'][];
  save: ShopMutation;
  /**
   * The edits are sent one after another; only the callbacks of the last call are called, so use `mutateAsync` for each of
   * several. A failure leaves the list as it was. An edit that waits while another customer signs in is not sent, and
   * fails with CUSTOMER_CHANGED. `listsOf(storefront)` of `quire-widgets/lists` creates, stars and deletes lists.
   */
  edit: ShopMutation<ListEdit, ListEdited>;
  /** Why an edit failed, until the customer starts the next one. Edits that were pending beside it do not clear it. */
  editError: CommerceError | null;
  /** The ids of items that are being deleted or moved. */
  busy: readonly ListedItem['id'][];
  /** Concurrent changes by other people, newest last. */
  conflicts: readonly ListConflict[];
  dismissConflicts: () => void;
  /** All items that match the search, including items of other pages [LIST-039]. Rejects with CommerceError. */
  readAllItems: () => Promise<ListedItem[]>;
};

/**
 * One list of the customer with a page of its items, and the customer's actions [LIST-028, LIST-029, LIST-031]; by
 * default the first page, once the customer is signed in. It follows changes by other parts of the page. While `enabled`
 * is false, it sends no request before `refetch`.
 */
export function useList(
  id: string,
  params: ListsParams = listsParams(),
  { enabled }: { enabled?: boolean } = {},
): List {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  // renders again after a sign-in, when the list is another customer's
  const { isSignedIn } = useSignedIn();
  const query = useQuery({ ...listQuery(storefront, id, params), enabled: enabled ?? isSignedIn }, queryClient);
  const refetch = useRefetch(query);
  const [, setRenders] = useState(0);
  const editorOf = useMemo(
    () => createListEditors(storefront, queryClient, () => setRenders((count) => count + 1)),
    [storefront, queryClient],
  );
  const editor = editorOf(id);
  const { key, editKey, state } = editor;
  if (query.data) state.latest = query.data;
  const content = state.latest;

  const edits = useMutationState(
    {
      filters: { mutationKey: editKey, status: 'pending' },
      select: (mutation) => mutation.state.variables as ListEdit,
    },
    queryClient,
  );

  const isRead = query.data !== undefined;
  useEvent('lists:changed', ({ listId }) => {
    // the response of an own change is merged, so it is not read again
    const isOwn = queryClient.isMutating({ mutationKey: key }) > 0;
    if (isRead && listId === id && !isOwn) void refetch();
  });

  const { error, isFetching } = query;
  const phase = listPhase(query, content);
  // the customer could see the list before, so treat a 403 as a temporary failure
  const isMissing = error?.status === 404 || (error?.status === 403 && !content);
  return {
    phase: phase === 'failed' && isMissing ? 'missing' : phase,
    list: content?.list,
    items: useStableValue(editor.items()),
    metadata: content?.metadata,
    error,
    isFetching,
    refetch,
    setQuantity: useStableCallback(editor.setQuantity),
    unsaved: useStableValue(editor.unsaved()),
    save: useEditorMutation(editor.save),
    edit: useEditorMutation(editor.edit),
    editError: state.editError,
    busy: useStableValue(edits.flatMap((it) => (it.kind === 'remove' || it.kind === 'move' ? it.item.id : []))),
    conflicts: state.conflicts,
    dismissConflicts: useStableCallback(() => editor.set({ conflicts: [] })),
    readAllItems: useStableCallback(async () => {
      if (query.data && query.data.metadata.pagination.pages <= 1) return editor.items();
      const all = new Map<ListedItem['id'], ListedItem>();
      for (let page = 1; ; page += 1) {
        const answer = await listsOf(storefront).readOne(id, { ...params, page, size: LISTS_PAGE_SIZE });
        for (const item of answer.items) all.set(item.id, item);
        if (page >= answer.metadata.pagination.pages) break;
      }
      return [...all.values()].map(editor.withDraft);
    }),
  };
}

/** The value of the last render, while the new one equals it, so that an effect may depend on it. */
function useStableValue<Value>(value: Value): Value {
  const stable = useRef(value);
  if (!isSame(stable.current, value)) stable.current = value;
  return stable.current;
}

/** A mutation of the displayed list. */
function useEditorMutation<Variables, Data>(mutation: EditorMutation<Variables, Data>): ShopMutation<Variables, Data> {
  return useStableValue({
    ...mutation.observer.getCurrentResult(),
    mutate: useStableCallback<Parameters<typeof mutation.mutateAsync>, void>(
      (...press) => void mutation.mutateAsync(...press).catch(() => undefined),
    ),
    mutateAsync: useStableCallback(mutation.mutateAsync),
    reset: useStableCallback(mutation.reset),
  } as ShopMutation<Variables, Data>);
}
