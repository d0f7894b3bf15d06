import { useEffect } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { orderQuery } from './orderQuery';

/** A placed order [ROUTE-012]. When it is shown, the stored checkout progress is cleared. */
export function useOrder(number: string | undefined) {
  const storefront = useStorefront();
  const { host } = storefront;
  const query = useShopQuery({ ...orderQuery(storefront, number ?? ''), enabled: Boolean(number) });
  const order = query.data ?? undefined;

  useEffect(() => {
    // the next cart has not been to the checkout yet [STOR-006]
    if (order) host.localStorage.remove('proceedCheckoutDone');
  }, [order, host]);

  return {
    /** `empty` if there is no number, or no such order of this customer. */
    phase: number ? queryPhase(query, (data) => data === null) : ('empty' as const),
    order,
    refetch: useRefetch(query),
  };
}
