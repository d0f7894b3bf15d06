'use client';

import { type Mutation, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ListChange, listsOf } from '../../core/lists/client/listsClient';
import type { ListConflict, ListContent, ListsMetadata } from '../../core/lists/rules/listAnswers';
import type { ListedItem, ShoppingList } from '../../core/lists/rules/lists';
import { LISTS_PAGE_SIZE, type ListsParams, listsParams } from '../../core/lists/rules/listsForm';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { isSame } from '../../core/platform/rules/isSame';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { personalKey } from '../platform/shopQuery';
import { useEvent } from '../platform/useEvent';
import { SHOP_MUTATION, type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQueryClient } from '../platform/useShopQueryClient';
import { useStableCallback } from '../platform/useStableCallback';
import { listPhase, listQuery } from './listsQueries';
import { useStableValue } from './useStableValue';

/** A change of a list by the customer. `wasName` is the name that the customer saw. */
export type ListEdit =
  | { kind: 'change'; change: Pick<ListChange, 'name' | 'wasName' | 'accessLevel'> }
  | { kind: 'remove'; item: ListedItem }
  | { kind: 'restore'; item: ListedItem }
  | { kind: 'move'; item: ListedItem; target: ShoppingList };

/** What an edit has done. `copied`: the item was added to the other list, but could not be removed from this one. */
export type ListEdited = 'changed' | 'removed' | 'restored' | 'moved' | 'copied';

/** A quantity that the customer has chosen and the shop has not confirmed, with the quantity that the customer saw. */
type Draft = { quantity: number; was: number };

/** What one customer has seen of one list and has done with it. */
type OwnState = {
  drafts: Map<string, Draft>;
  conflicts: readonly ListConflict[];
  editError: CommerceError | null;
  latest?: { content: ListContent; params: ListsParams };
};

/** The state of one list on a screen. While another page of it loads, and after a failure, it has the latest items. */
export type List = {
  /** `missing`: the list does not exist for this customer. */
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
  /** Displays the quantity immediately, then saves: one request at a time, each with all unsaved quantities. */
  setQuantity: (id: string, quantity: number) => void;
  /** The ids of items whose quantity is not confirmed by the shop. After a failure they wait for another `save`. */
  unsaved: readonly string[];
  save: ShopMutation;
  /**
   * The edits are sent one after another. A failure leaves the list as it was. An edit that waits while another customer
   * signs in is not sent, and fails with CUSTOMER_CHANGED.
   */
  edit: ShopMutation<ListEdit, ListEdited>;
  /** Why an edit failed, until the customer starts the next one. Edits that were pending beside it do not clear it. */
  editError: CommerceError | null;
  /** The ids of items that are being deleted or moved. */
  busy: readonly string[];
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
  const client = listsOf(storefront);
  const queryClient = useShopQueryClient();
  const key = personalKey(storefront, 'list', id);
  const options = listQuery(storefront, id, params);
  // renders again after a sign-in, when the key names another customer
  const { isSignedIn } = useSignedIn();
  const query = useQuery({ ...options, enabled: enabled ?? isSignedIn }, queryClient);
  const refetch = useRefetch(query);
  const [, setRenders] = useState(0);
  const render = () => setRenders((count) => count + 1);
  // a request that was sent for another list or customer ends in their state
  const states = useRef(new Map<string, OwnState>()).current;
  function stateOf(of: string) {
    const state: OwnState = states.get(of) ?? { drafts: new Map(), conflicts: [], editError: null };
    states.set(of, state);
    return state;
  }
  const owner = key.join();
  const own = stateOf(owner);
  if (query.data) own.latest = { content: query.data, params };
  const content = own.latest?.content;
  const { drafts } = own;

  const withDraft = (item: ListedItem) => ({ ...item, quantity: drafts.get(item.id)?.quantity ?? item.quantity });
  const current = () => queryClient.getQueryData(options.queryKey) ?? own.latest?.content;
  const known = () => current()?.items ?? [];

  function setOwn(to: Partial<OwnState>) {
    Object.assign(own, to);
    render();
  }

  /** Replaces items by those in the response, and removes `touched` items that the response no longer contains. */
  function merge(answer: ListContent, touched: readonly string[] = []) {
    const fresh = new Map(answer.items.map((item) => [item.id, item]));
    const skus = new Map(known().map((item) => [item.id, item.sku]));
    update(answer, (items) => items.flatMap((item) => fresh.get(item.id) ?? (touched.includes(item.id) ? [] : item)));
    // for an item that is gone, the shop sends only its id
    const added = answer.conflicts.map((it) =>
      it.kind === 'missing' ? { ...it, sku: skus.get(it.sku) ?? it.sku } : it,
    );
    setOwn({ conflicts: [...own.conflicts, ...added] });
  }

  function update({ list }: ListContent, change: (items: ListedItem[]) => ListedItem[]) {
    const updated = (now: ListContent) => ({ ...now, list, items: change(now.items) });
    queryClient.setQueriesData<ListContent>({ queryKey: key }, (now) => now && updated(now));
    // it is displayed while another page loads, and is no longer in the cache
    if (own.latest) own.latest = { ...own.latest, content: updated(own.latest.content) };
  }

  /** Rejects a change that waited while another customer signed in, and displays that it is not saved. */
  function refuseAfterSignIn() {
    const now = personalKey(storefront, 'list', id).join();
    if (now === owner) return;
    const error = new CommerceError('refused', 'CUSTOMER_CHANGED', 'not saved: another customer has signed in');
    stateOf(now).editError = error;
    render();
    throw error;
  }

  /** Sends all unsaved quantities in one request. */
  async function sendDrafts() {
    refuseAfterSignIn();
    const sent = [...drafts];
    const answer = await client.update(id, { items: sent.map(([itemId, draft]) => ({ id: itemId, ...draft })) });
    for (const [itemId, draft] of sent) if (drafts.get(itemId) === draft) drafts.delete(itemId);
    // quantities that changed during the request are now based on its result
    for (const { id: itemId, quantity: was } of answer.items) {
      const draft = drafts.get(itemId);
      if (draft) drafts.set(itemId, { ...draft, was });
    }
    merge(
      answer,
      sent.map(([itemId]) => itemId),
    );
  }

  async function saveDrafts() {
    while (drafts.size > 0) await sendDrafts();
  }

  async function removeItem({ id: itemId }: ListedItem) {
    refuseAfterSignIn();
    const answer = await client.removeItem(id, itemId);
    drafts.delete(itemId);
    update(answer, (items) => items.filter((item) => item.id !== itemId));
    // the list has items on other pages although this page is empty
    if (known().length === 0 && (current()?.metadata.pagination.pages ?? 1) > 1) void refetch();
  }

  async function send(edit: ListEdit): Promise<ListEdited> {
    refuseAfterSignIn();
    if (edit.kind === 'change') {
      merge(await client.update(id, edit.change));
      return 'changed';
    }
    const { item } = edit;
    if (edit.kind === 'remove') {
      await removeItem(item);
      return 'removed';
    }
    if (edit.kind === 'restore') {
      const answer = await client.addItems(id, [{ sku: item.sku, quantity: item.quantity }]);
      const added = answer.items;
      update(answer, (items) => [...items.filter((it) => !added.some((each) => each.id === it.id)), ...added]);
      return 'restored';
    }
    await client.addItems(edit.target.id, [{ sku: item.sku, quantity: item.quantity }]);
    return removeItem(item).then(
      () => 'moved',
      () => {
        void refetch();
        return 'copied';
      },
    );
  }

  const changes = {
    ...SHOP_MUTATION,
    mutationKey: key,
    scope: { id: owner },
    onSettled: (_data: unknown, error: CommerceError | null) => {
      // a read in flight may predate the change; after a refusal the list may be deleted or read-only by now
      if (queryClient.isFetching({ queryKey: key }) > 0 || [403, 404].includes(error?.status ?? 0)) void refetch();
    },
  };
  const { mutate, mutateAsync, ...saving } = useShopMutation<() => Promise<void>, void>({
    ...changes,
    mutationFn: (start) => start(),
  });
  type SaveCallbacks = Parameters<typeof mutate>[1];
  // the next list, and the next customer, do not wait for this save
  // biome-ignore lint/correctness/useExhaustiveDependencies: each owner has saves of its own
  useLayoutEffect(() => saving.reset, [owner, saving.reset]);
  const edit = useMutation<ListEdited, CommerceError, ListEdit>(
    {
      ...changes,
      mutationFn: send,
      onMutate: () => {
        if (queryClient.isMutating({ mutationKey: key }) === 1) setOwn({ editError: null });
      },
      onError: (editError) => setOwn({ editError }),
    },
    queryClient,
  );
  const edits = useMutationState<ListEdit | undefined>(
    {
      filters: { mutationKey: key, status: 'pending' },
      select: ({ state }) => state.variables as ListEdit | undefined,
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
    items: useStableValue(known().map(withDraft)),
    metadata: content?.metadata,
    error,
    isFetching,
    refetch,
    setQuantity: useStableCallback((itemId, quantity) => {
      const item = known().find((candidate) => candidate.id === itemId);
      // an unanswered request may have arrived, so resetting to the old quantity must be sent too
      if (!item || (item.quantity === quantity && !drafts.has(itemId))) return;
      drafts.set(itemId, { quantity, was: item.quantity });
      render();
      mutate(saveDrafts);
    }),
    unsaved: useStableValue([...drafts.keys()]),
    // a save is of this list, whichever is displayed when its turn comes
    save: useStableValue({
      ...saving,
      variables: undefined,
      mutate: useStableCallback((_: undefined, callbacks: SaveCallbacks) => mutate(saveDrafts, callbacks)),
      mutateAsync: useStableCallback((_: undefined, callbacks: SaveCallbacks) => mutateAsync(saveDrafts, callbacks)),
    }) as unknown as ShopMutation,
    edit: useStableValue({
      ...edit,
      mutate: useStableCallback<Parameters<typeof edit.mutate>, void>((wanted, callbacks) => {
        const isPending = ({ state }: Mutation) => isSame(state.variables, wanted);
        if (queryClient.isMutating({ mutationKey: key, predicate: isPending }) === 0) edit.mutate(wanted, callbacks);
      }),
    }),
    editError: own.editError,
    busy: useStableValue(edits.flatMap((it) => (it?.kind === 'remove' || it?.kind === 'move' ? it.item.id : []))),
    conflicts: own.conflicts,
    dismissConflicts: useStableCallback(() => setOwn({ conflicts: [] })),
    readAllItems: useStableCallback(async () => {
      const pages = content?.metadata.pagination.pages ?? 1;
      if (pages <= 1 && own.latest?.params.search === params.search) return known().map(withDraft);
      const all = new Map<string, ListedItem>();
      for (let page = 1; ; page += 1) {
        const answer = await client.readOne(id, { ...params, page, size: LISTS_PAGE_SIZE });
        for (const item of answer.items) all.set(item.id, item);
        if (page >= answer.metadata.pagination.pages) break;
      }
      return [...all.values()].map(withDraft);
    }),
  };
}
