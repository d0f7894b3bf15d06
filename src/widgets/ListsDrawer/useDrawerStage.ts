import { useCallback, useEffect, useRef, useState } from 'react';
import { useAskOverlay } from '../../hooks/useAskOverlay';
import { useListCards } from '../../hooks/useListCards';
import { useLists } from '../../hooks/useLists';

/** `away`: another drawer of the page makes the list. */
export type DrawerStage = 'loading' | 'lists' | 'create' | 'away';

/** What the drawer shows: the lists, or, where there are none and where they can not be had, a new one [LIST-004, LIST-005, LIST-035]. */
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

  const showLists = useCallback(() => {
    setStage('lists');
    void view.read(undefined, { isKept: true });
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
    void hasCards().then((isFilled) => {
      if (!isWanted) return;
      if (isFilled) showLists();
      else void create();
    });
    return () => {
      isWanted = false;
    };
  }, [isIn, hasCards, showLists, create]);

  return { stage, view, state, create: () => void create(), showLists };
}
