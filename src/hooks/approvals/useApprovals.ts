import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { decideOrders } from '../../core/approvals/client/approvalsClient';
import {
  type ApprovalAction,
  type ApprovalOrder,
  type ApprovalOutcome,
  canDecideOrders,
  NOT_APPROVER,
} from '../../core/approvals/rules/approvals';
import { modifyOrder } from '../../core/cart/client/modifyOrder';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { approvalsQuery } from './approvalsQuery';

export type Approvals = {
  phase: 'forbidden' | 'loading' | 'ready' | 'empty' | 'failed';
  orders: readonly ApprovalOrder[];
  /** The pending decisions by order number. */
  deciding: ReadonlyMap<string, ApprovalAction>;
  reload: () => void;
  /**
   * Never rejects. An order leaves the list when its decision is confirmed. Undefined if one of the orders already has
   * a pending decision.
   */
  decide: (
    action: ApprovalAction,
    orders: readonly ApprovalOrder[],
    comment?: string,
  ) => Promise<ApprovalOutcome[] | undefined>;
  /**
   * Loads an order into the approver's own cart and navigates to the cart. Rejects with CommerceError [CART-UPD-016].
   */
  modify: (order: ApprovalOrder) => Promise<void>;
};

/** The orders that wait for this approver, and the actions to decide them [APPR-001, APPR-005, APPR-006]. */
export function useApprovals(): Approvals {
  const storefront = useStorefront();
  const { isSignedIn } = useSignedIn();
  const isAllowed = isSignedIn && canDecideOrders({ ...storefront.session, isLoggedIn: isSignedIn }, storefront.site);
  const queryClient = useShopQueryClient();
  const options = approvalsQuery(storefront);
  const query = useQuery({ ...options, enabled: isAllowed }, queryClient);
  const [deciding, setDeciding] = useState<ReadonlyMap<string, ApprovalAction>>(new Map());
  const inFlight = useRef(new Map<string, ApprovalAction>());

  async function decide(action: ApprovalAction, orders: readonly ApprovalOrder[], comment = '') {
    if (orders.length === 0 || orders.some(({ number }) => inFlight.current.has(number))) return undefined;
    for (const { number } of orders) inFlight.current.set(number, action);
    setDeciding(new Map(inFlight.current));
    const outcomes = await decideOrders(storefront, { action, orders, comment }).catch(({ code }: CommerceError) =>
      orders.map(({ number }): ApprovalOutcome => ({ number, kind: 'failed', code })),
    );
    // a read in flight would restore the settled orders
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const settled = new Set(outcomes.filter(({ kind }) => kind !== 'failed').map(({ number }) => number));
    queryClient.setQueryData(options.queryKey, (now) => now?.filter(({ number }) => !settled.has(number)));
    for (const { number } of orders) inFlight.current.delete(number);
    setDeciding(new Map(inFlight.current));
    // a reload shows approvers who have lost their permission that they cannot decide any more
    if (outcomes.some((outcome) => outcome.kind === 'failed' && outcome.code === NOT_APPROVER)) void query.refetch();
    return outcomes;
  }

  async function modify({ number }: ApprovalOrder) {
    const { cartDependencies, host, settings } = storefront;
    await modifyOrder(cartDependencies, number);
    host.location.assign(settings.urls.cart);
  }

  const orders = query.data ?? [];
  const isRefused = (query.error as CommerceError | null)?.code === NOT_APPROVER;
  const phase =
    !isAllowed || isRefused
      ? 'forbidden'
      : query.data
        ? orders.length > 0
          ? 'ready'
          : 'empty'
        : query.error && !query.isFetching
          ? 'failed'
          : 'loading';
  return { phase, orders, deciding, reload: () => void query.refetch(), decide, modify };
}
