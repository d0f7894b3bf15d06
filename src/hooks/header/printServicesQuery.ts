import { queryOptions } from '@tanstack/react-query';
import { type PrintService, readPrintServices } from '../../core/header/client/headerClient';
import type { Storefront } from '../../core/storefront';
import { CUSTOMER_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/** The print services that a business may order [HDR-026]. Not persisted, because they depend on its account. */
export function printServicesQuery(storefront: Storefront): ShopQuery<PrintService[]> {
  return queryOptions({
    queryKey: shopKey(storefront, 'print-services'),
    staleTime: Number.POSITIVE_INFINITY,
    ...CUSTOMER_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readPrintServices(storefront, signal),
  });
}
