import { useState } from 'react';
import type { ListsView } from '../../core/lists/client/listsView';

export type ListStars = {
  /** The list whose star is being saved. */
  busy: string | undefined;
  isFailed: boolean;
  toggle: (id: string, isFavorite: boolean) => Promise<boolean>;
};

/** Adds and removes stars, one at a time; a failure is shown and can be retried [LIST-048]. */
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
