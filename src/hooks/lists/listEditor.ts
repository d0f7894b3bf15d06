import {
  type MutateOptions,
  MutationObserver,
  type MutationObserverOptions,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { type ListChange, listsOf } from '../../core/lists/client/listsClient';
import type { ListConflict, ListContent, ListedItem, ShoppingList } from '../../core/lists/rules/lists';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { isSame } from '../../core/platform/rules/isSame';
import type { Storefront } from '../../core/storefront';
import { personalKey } from '../platform/shopQuery';
import { SHOP_MUTATION } from '../platform/useShopMutation';

/**
 * A change of a list by the customer: of its name (`wasName` is the one that the customer saw) or access level, or of an
 * item. A removed item is added again as it was.
 */
export type ListEdit =
  | { kind: 'change'; change: Pick<ListChange, 'name' | 'wasName' | 'accessLevel'> }
  | { kind: 'remove'; item: ListedItem }
  | { kind: 'add'; item: Pick<ListedItem, 'sku' | 'quantity'> }
  | { kind: 'move'; item: ListedItem; target: ShoppingList };

/** What an edit has done. `copied`: the item was added to the other list, but could not be removed from this one. */
export type ListEdited = 'changed' | 'removed' | 'added' | 'moved' | 'copied';

/** A quantity that the customer has chosen and the shop has not confirmed, with the quantity that the customer saw. */
type Draft = { quantity: number; was: number };

type EditorState = {
  /** What the customer saw last. */
  latest?: ListContent;
  conflicts: readonly ListConflict[];
  editError: CommerceError | null;
};

/** A mutation that ignores a press while one with the same variables is pending. */
export type EditorMutation<Variables, Data> = {
  observer: MutationObserver<Data, CommerceError, Variables>;
  mutateAsync: (variables: Variables, callbacks?: MutateOptions<Data, CommerceError, Variables>) => Promise<Data>;
  /** Lets the next press start another mutation, although this one is pending. */
  release: () => void;
  reset: () => void;
};

type ListEditor = ReturnType<typeof createListEditor>;

/** Returns the editor of a list for the customer who is signed in. `render` displays what has changed in an editor. */
export function createListEditors(storefront: Storefront, queryClient: QueryClient, render: () => void) {
  const editors = new Map<string, ListEditor>();
  return function editorOf(id: string): ListEditor {
    const owner = personalKey(storefront, 'list', id).join();
    const editor = editors.get(owner) ?? createListEditor(storefront, queryClient, id, render);
    editors.set(owner, editor);
    return editor;
  };
}

/**
 * What one customer has seen of one list, and does with it. A request that ends when another list is displayed, or
 * another customer has signed in, changes only this.
 */
function createListEditor(storefront: Storefront, queryClient: QueryClient, id: string, render: () => void) {
  const client = listsOf(storefront);
  const key = personalKey(storefront, 'list', id);
  const drafts = new Map<ListedItem['id'], Draft>();
  const state: EditorState = { conflicts: [], editError: null };

  function set(to: Partial<EditorState>) {
    Object.assign(state, to);
    render();
  }

  const known = () => state.latest?.items ?? [];
  const withDraft = (item: ListedItem) => ({ ...item, quantity: drafts.get(item.id)?.quantity ?? item.quantity });

  /** Reads all displayed pages of the list again. One that is not enabled stays unread. */
  function refetch() {
    const wasRead = ({ state }: Query) => state.status !== 'pending';
    for (const query of queryClient.getQueryCache().findAll({ queryKey: key, predicate: wasRead })) {
      query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
    }
  }

  function update({ list }: ListContent, change: (items: ListedItem[]) => ListedItem[]) {
    const updated = (now: ListContent) => ({ ...now, list, items: change(now.items) });
    queryClient.setQueriesData<ListContent>({ queryKey: key }, (now) => now && updated(now));
    // it is displayed while another page loads, and is no longer in the cache
    if (state.latest) set({ latest: updated(state.latest) });
  }

  /** Replaces items by those in the response, and removes `touched` items that the response no longer contains. */
  function merge(answer: ListContent, touched: readonly ListedItem['id'][] = []) {
    const fresh = new Map(answer.items.map((item) => [item.id, item]));
    const skus = new Map(known().map((item) => [String(item.id), item.sku]));
    update(answer, (items) => items.flatMap((item) => fresh.get(item.id) ?? (touched.includes(item.id) ? [] : item)));
    // for an item that is gone, the shop sends only its id
    const added = answer.conflicts.map((it) =>
      it.kind === 'missing' ? { ...it, sku: skus.get(it.sku) ?? it.sku } : it,
    );
    set({ conflicts: [...state.conflicts, ...added] });
  }

  /** Rejects a change that waited while another customer signed in. */
  function checkCustomer() {
    if (isSame(personalKey(storefront, 'list', id), key)) return;
    throw new CommerceError('refused', 'CUSTOMER_CHANGED', 'not saved: another customer has signed in');
  }

  /** Sends all unsaved quantities in one request. A quantity that is set from now on needs another one. */
  async function saveDrafts() {
    save.release();
    if (drafts.size === 0) return;
    checkCustomer();
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

  async function removeItem({ id: itemId }: ListedItem) {
    checkCustomer();
    const answer = await client.removeItem(id, itemId);
    drafts.delete(itemId);
    update(answer, (items) => items.filter((item) => item.id !== itemId));
    // the list has items on other pages although this page is empty
    if (known().length === 0 && (state.latest?.metadata.pagination.pages ?? 1) > 1) refetch();
  }

  async function send(edit: ListEdit): Promise<ListEdited> {
    checkCustomer();
    if (edit.kind === 'change') {
      merge(await client.update(id, edit.change));
      return 'changed';
    }
    const { sku, quantity } = edit.item;
    if (edit.kind === 'add') {
      const answer = await client.addItems(id, [{ sku, quantity }]);
      const added = answer.items;
      update(answer, (items) => [...items.filter((it) => !added.some((each) => each.id === it.id)), ...added]);
      return 'added';
    }
    const { item } = edit;
    if (edit.kind === 'remove') {
      await removeItem(item);
      return 'removed';
    }
    await client.addItems(edit.target.id, [{ sku, quantity }]);
    return removeItem(item).then(
      () => 'moved',
      () => {
        refetch();
        return 'copied';
      },
    );
  }

  function mutationOf<Variables, Data>(
    options: MutationObserverOptions<Data, CommerceError, Variables>,
  ): EditorMutation<Variables, Data> {
    const observer = new MutationObserver<Data, CommerceError, Variables>(queryClient, {
      ...SHOP_MUTATION,
      mutationKey: key,
      // the changes of a list are sent one after another
      scope: { id: key.join() },
      onSettled: (_data, error) => {
        // a read in flight may predate the change; after a refusal the list may be deleted or read-only by now
        if (queryClient.isFetching({ queryKey: key }) > 0 || [403, 404].includes(error?.status ?? 0)) refetch();
      },
      ...options,
    });
    let pending: { variables: Variables; answer: Promise<Data> }[] = [];
    const release = () => {
      pending = [];
    };
    return {
      observer,
      mutateAsync(variables, callbacks) {
        const same = pending.find((press) => isSame(press.variables, variables));
        if (same) return same.answer;
        // while it is pending, also when another list is displayed: TanStack 5.52 does not return to a mutation it has left
        const unsubscribe = observer.subscribe(() => render());
        const press = { variables, answer: observer.mutate(variables, callbacks) };
        const end = () => {
          pending = pending.filter((each) => each !== press);
          unsubscribe();
        };
        pending.push(press);
        press.answer.then(end, end);
        return press.answer;
      },
      release,
      reset() {
        release();
        observer.reset();
        render();
      },
    };
  }

  const save = mutationOf<void, unknown>({ mutationFn: saveDrafts });
  const editKey = [...key, 'edit'];
  const edit = mutationOf<ListEdit, ListEdited>({
    mutationKey: editKey,
    mutationFn: send,
    onMutate: () => {
      if (queryClient.isMutating({ mutationKey: editKey }) === 1) set({ editError: null });
    },
    onError: (editError) => set({ editError }),
  });

  return {
    key,
    editKey,
    state,
    set,
    save,
    edit,
    withDraft,
    /** The page of items with the quantities that the customer has chosen. */
    items: () => known().map(withDraft),
    unsaved: () => [...drafts.keys()],
    setQuantity(itemId: ListedItem['id'], quantity: number) {
      const item = known().find((candidate) => candidate.id === itemId);
      // an unanswered request may have arrived, so resetting to the old quantity must be sent too
      const isSaved = item?.quantity === quantity && !drafts.has(itemId);
      if (!item || isSaved || !Number.isInteger(quantity) || quantity < 1) return;
      drafts.set(itemId, { quantity, was: item.quantity });
      render();
      save.mutateAsync().catch(() => undefined);
    },
  };
}
