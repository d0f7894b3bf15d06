import { useState } from 'react';
import type { ListsView } from '../../core/lists/client/listsView';

export type ListStars = {
  /** The list whose star is on its way. */
  busy: string | undefined;
  isFailed: boolean;
  toggle: (id: string, isFavorite: boolean) => Promise<boolean>;
};

/** Gives lists their stars, one at a time; what fails is told and can be tried again [LIST-048]. */
export function useListStars(view: ListsView): ListStars {
  const [busy, setBusy] = useState<string>();
  const [isFailed, setFailed] = useState(false);

  async function toggle(id: string, isFavorite: boolean) {
    if (busy !== undefined) return false;
    setBusy(id);
    setFailed(false);
    const isDone = await view.star(id, isFavorite).then(
      () => true,
      () => false,
    );
    setBusy(undefined);
    setFailed(!isDone);
    return isDone;
  }

  return { busy, isFailed, toggle };
}
