import { queryOptions } from '@tanstack/react-query';
import { readApprovalOrders } from '../../core/approvals/client/approvalsClient';
import type { ApprovalOrder } from '../../core/approvals/rules/approvals';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/** The orders that wait for this approver [APPR-001]. Not prefetched and not persisted, because they are personal. */
export function approvalsQuery(storefront: Storefront): ShopQuery<ApprovalOrder[]> {
  return queryOptions({
    queryKey: personalKey(storefront, 'approvals'),
    staleTime: 0,
    ...PERSONAL_QUERY,
    queryFn: ({ signal }) => readApprovalOrders(storefront, signal),
  });
}
