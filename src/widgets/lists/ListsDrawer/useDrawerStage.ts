import { useCallback, useEffect, useRef } from 'react';
import { listsParams } from '../../../core/lists/rules/listsForm';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { useListCards, useLists } from '../../../hooks/lists/useLists';
import type { Layer } from '../../../hooks/platform/useLayer';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';

/** `closed`: this drawer closes, and another one of the page creates the list. */
export type DrawerStage = 'loading' | 'lists' | 'create' | 'closed';

/**
 * What the drawer shows: the lists, or the form for a new one if there are none or they fail to load. If the session
 * has expired, the customer is redirected to sign in, and the drawer closes instead [LIST-004, LIST-005, LIST-035,
 * DEC-143].
 */
export function useDrawerStage(
  layer: Layer,
  /** The layer is open, and the customer is signed in. */
  isIn: boolean,
  /** The initial items of a new list. */
  items: { sku: string; quantity: number }[],
) {
  const { close } = layer;
  const lists = useLists(listsParams(), { enabled: false, canUseCache: true });
  const { refetch } = lists;
  const hasCards = useListCards();
  const requestOverlay = useRequestOverlay();
  const [stage, setStage] = useOpeningState<DrawerStage>(layer, 'loading');
  const newestItems = useRef(items);
  newestItems.current = items;

  const readLists = useCallback(async () => {
    const { error } = await refetch();
    if (error) throw error;
  }, [refetch]);

  const create = useCallback(async () => {
    setStage('closed');
    const wanted = newestItems.current;
    const outcome = await requestOverlay({ overlay: 'CREATE_LIST', ...(wanted.length > 0 && { items: wanted }) });
    if (outcome === 'unavailable') setStage('create');
    else close(outcome);
  }, [requestOverlay, close, setStage]);

  useEffect(() => {
    if (!isIn) return;
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
      if (error.status === 401) close();
      else void create();
    });
    return () => {
      isWanted = false;
    };
  }, [isIn, hasCards, readLists, create, close, setStage]);

  /** After a list was created: the request is done, even if the lists then fail to load. */
  const showMade = () =>
    readLists().then(
      () => setStage('lists'),
      () => close('done'),
    );

  return { stage, lists, create: () => void create(), showMade };
}
