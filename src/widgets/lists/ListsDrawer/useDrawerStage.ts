import { useCallback, useEffect, useRef, useState } from 'react';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { useListCards } from '../../../hooks/lists/useListCards';
import { useLists } from '../../../hooks/lists/useLists';
import { useAskOverlay } from '../../../hooks/platform/useAskOverlay';

/** `away`: another drawer of the page makes the list. */
export type DrawerStage = 'loading' | 'lists' | 'create' | 'away';

/**
 * What the drawer shows: the lists, or, where there are none and where they can not be had, a new one. Whom the shop does
 * not know any more is on the way to sign in, and makes none [LIST-004, LIST-005, LIST-035, DEC-143].
 */
export function useDrawerStage(
  isIn: boolean,
  /** What is to stand on a new list at once. */
  items: { sku: string; quantity: number }[],
  close: (outcome?: 'done' | 'closed') => void,
) {
  const { view, state } = useLists();
  const hasCards = useListCards();
  const ask = useAskOverlay();
  const [stage, setStage] = useState<DrawerStage>('loading');
  const newest = useRef({ items, close });
  newest.current = { items, close };

  const readLists = useCallback(async () => {
    await view.read(undefined, { isKept: true });
    const { phase, error } = view.state();
    if (phase === 'failed') throw error;
  }, [view]);

  const create = useCallback(async () => {
    setStage('away');
    const { items: wanted } = newest.current;
    const outcome = await ask({ overlay: 'CREATE_LIST', ...(wanted.length > 0 && { items: wanted }) });
    if (outcome === 'not-here') setStage('create');
    else newest.current.close(outcome);
  }, [ask]);

  useEffect(() => {
    if (!isIn) return setStage('loading');
    let isWanted = true;
    const showOrCreate = async () => {
      const isFilled = await hasCards();
      if (isFilled && isWanted) await readLists();
      if (!isWanted) return;
      if (isFilled) setStage('lists');
      else void create();
    };
    showOrCreate().catch((error: CommerceError) => {
      if (!isWanted) return;
      if (error.status === 401) newest.current.close();
      else void create();
    });
    return () => {
      isWanted = false;
    };
  }, [isIn, hasCards, readLists, create]);

  /** After a new one was made: that is done, also when the others can not be shown. */
  const showMade = () =>
    readLists().then(
      () => setStage('lists'),
      () => newest.current.close('done'),
    );

  return { stage, view, state, create: () => void create(), showMade };
}
