import { useEffect, useRef, useState } from 'react';
import {
  formAfter,
  formAfterStar,
  LISTS_FORM,
  LISTS_SEARCH_REST_MS,
  type ListsForm,
  type ListsQuery,
  queryOfForm,
} from '../../core/lists/rules/listsForm';
import { type ListsState, type ListsView, useLists } from './useLists';

export type ListsFormState = {
  form: ListsForm;
  view: ListsView;
  state: ListsState;
  /** The requested page no longer exists; the last page is about to load. */
  isPastLast: boolean;
  change: (to: Partial<ListsForm>) => void;
  /** Adds or removes a list's star; resolves with false if that failed [LIST-012, LIST-048]. */
  star: (id: string, isFavorite: boolean) => Promise<boolean>;
};

/** The form of a lists page, with the shop's response [LIST-010]. Sends no request while it is off. */
export function useListsForm(start: Partial<ListsForm>, isOn: boolean): ListsFormState {
  const { view, state } = useLists();
  const [form, setForm] = useState<ListsForm>(() => ({ ...LISTS_FORM, ...start }));
  const queryJson = JSON.stringify(queryOfForm(form));
  const lastSearch = useRef(queryOfForm(form).search);

  // depends on the resulting query only, not on the other fields of the form
  useEffect(() => {
    if (!isOn) return;
    const query: ListsQuery = JSON.parse(queryJson);
    const isTyping = lastSearch.current !== query.search;
    lastSearch.current = query.search;
    const timer = setTimeout(() => void view.read(query), isTyping ? LISTS_SEARCH_REST_MS : 0);
    return () => clearTimeout(timer);
  }, [view, queryJson, isOn]);

  const { page, pages } = state.metadata.pagination;
  const last = Math.max(1, pages);
  const isPastLast = state.phase === 'ready' && Math.max(form.ActivePagination, page) > last;

  // the last list of the last page is gone, so that page no longer exists
  useEffect(() => {
    if (isPastLast) setForm((now) => formAfter(now, { ActivePagination: last }));
  }, [isPastLast, last]);

  return {
    form,
    view,
    state,
    isPastLast,
    change: (to) => setForm((now) => formAfter(now, to)),
    async star(id, isFavorite) {
      if (form.favListIdToRemove || form.newFavListId) return true;
      setForm((now) => ({ ...now, ...(isFavorite ? { newFavListId: id } : { favListIdToRemove: id }) }));
      const isDone = await view.star(id, isFavorite).then(
        () => true,
        () => false,
      );
      setForm((now) =>
        isDone ? formAfterStar(now, view.state().favorites) : { ...now, newFavListId: '', favListIdToRemove: '' },
      );
      return isDone;
    },
  };
}
