import { useCallback } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { useStorefront } from '../platform/StorefrontProvider';

/** Requests whether there are lists to show [LIST-035]. Rejects with CommerceError. */
export function useListCards(): () => Promise<boolean> {
  const storefront = useStorefront();
  return useCallback(async () => (await listsOf(storefront).cards()).length > 0, [storefront]);
}
