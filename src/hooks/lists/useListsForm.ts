import { useEffect, useState } from 'react';
import { formAfter, formAfterStar, LISTS_FORM, type ListsForm, paramsOfForm } from '../../core/lists/rules/listsForm';
import { useListStar, useLists } from './useLists';

/** The form of a lists page, with the shop's response [LIST-010]. Sends no request while it is not enabled. */
export function useListsForm(start: Partial<ListsForm>, enabled: boolean) {
  const [form, setForm] = useState<ListsForm>(() => ({ ...LISTS_FORM, ...start }));
  const lists = useLists(paramsOfForm(form), { enabled });
  const star = useListStar((favorites) => setForm((now) => formAfterStar(now, favorites)));
  const { id, isFavorite } = star.isPending ? star.variables : { id: '' };

  const { page, pages } = lists.metadata.pagination;
  const last = Math.max(1, pages);
  const isPastLast = lists.phase === 'ready' && Math.max(form.ActivePagination, page) > last;

  // the last list of the last page is gone, so that page no longer exists
  useEffect(() => {
    if (isPastLast) setForm((now) => formAfter(now, { ActivePagination: last }));
  }, [isPastLast, last]);

  return {
    form: { ...form, newFavListId: isFavorite ? id : '', favListIdToRemove: isFavorite ? '' : id },
    lists,
    /** The requested page no longer exists; the last page is about to load. */
    isPastLast,
    change: (to: Partial<ListsForm>) => setForm((now) => formAfter(now, to)),
    /** [LIST-012, LIST-048] */
    star,
  };
}
