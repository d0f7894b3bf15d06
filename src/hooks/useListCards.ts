import { useCallback } from 'react';
import { listsOf } from '../core/client/listsClient';
import { useStorefront } from './StorefrontProvider';

/** Asks the shop whether there are lists to show; where it does not answer there are none to show [LIST-004, LIST-035]. */
export function useListCards(): () => Promise<boolean> {
  const storefront = useStorefront();
  return useCallback(
    () =>
      listsOf(storefront)
        .cards()
        .then(
          (lists) => lists.length > 0,
          () => false,
        ),
    [storefront],
  );
}
