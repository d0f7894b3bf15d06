import { type Mutation, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { type ApprovalDecision, decideOrders } from '../../core/approvals/client/approvalsClient';
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
import { queryPhase } from '../platform/shopQuery';
import { SHOP_MUTATION, type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQueryClient } from '../platform/useShopQueryClient';
import { approvalsQuery } from './approvalsQuery';

export type Approvals = {
  phase: 'forbidden' | 'loading' | 'ready' | 'empty' | 'failed';
  orders: readonly ApprovalOrder[];
  refetch: () => void;
  /**
   * Decides orders, and resolves with the outcome of each. An order leaves the list when its decision is confirmed. If
   * one of the orders has a pending decision, all outcomes are `ignored`.
   */
  decide: (decision: ApprovalDecision) => Promise<ApprovalOutcome[]>;
  /** The pending decisions by order number. */
  deciding: ReadonlyMap<string, ApprovalAction>;
  /** Loads an order into the approver's own cart and navigates to the cart [CART-UPD-016]. */
  modify: ShopMutation<ApprovalOrder>;
};

/** The orders that wait for this approver, and the actions to decide them [APPR-001, APPR-005, APPR-006]. */
export function useApprovals(): Approvals {
  const storefront = useStorefront();
  const { isSignedIn } = useSignedIn();
  const isAllowed = isSignedIn && canDecideOrders({ ...storefront.session, isLoggedIn: isSignedIn }, storefront.site);
  const queryClient = useShopQueryClient();
  const options = approvalsQuery(storefront);
  const { queryKey } = options;
  const query = useQuery({ ...options, enabled: isAllowed }, queryClient);

  const { mutateAsync } = useMutation<ApprovalOutcome[], CommerceError, ApprovalDecision>(
    {
      ...SHOP_MUTATION,
      mutationKey: queryKey,
      mutationFn: (decision) =>
        decideOrders(storefront, decision).catch(({ code }: CommerceError) =>
          decision.orders.map(({ number }) => ({ number, kind: 'failed', code })),
        ),
      async onSuccess(outcomes) {
        // a read in flight would restore the settled orders
        await queryClient.cancelQueries({ queryKey });
        const settled = new Set(outcomes.filter(({ kind }) => kind !== 'failed').map(({ number }) => number));
        queryClient.setQueryData(queryKey, (now) => now?.filter(({ number }) => !settled.has(number)));
        // a reload shows approvers who have lost their permission that they cannot decide any more
        if (outcomes.some((it) => it.kind === 'failed' && it.code === NOT_APPROVER)) void query.refetch();
      },
    },
    queryClient,
  );
  const pending = useMutationState(
    { filters: { mutationKey: queryKey, status: 'pending' }, select: decisionOf },
    queryClient,
  );

  const modify = useShopMutation<ApprovalOrder>({
    async mutationFn({ number }) {
      const { host, settings } = storefront;
      await modifyOrder(storefront, number);
      host.location.assign(settings.urls.cart);
    },
  });

  const orders = query.data ?? [];
  const isRefused = query.error?.code === NOT_APPROVER;
  const phase = !isAllowed || isRefused ? 'forbidden' : queryPhase(query, ({ length }) => length === 0);
  return {
    phase,
    orders,
    refetch: useRefetch(query),
    async decide(decision) {
      const numbers = decision.orders.map(({ number }) => number);
      const isAbout = (mutation: Mutation) =>
        decisionOf(mutation).orders.some(({ number }) => numbers.includes(number));
      const isIgnored =
        queryClient.isMutating({ mutationKey: queryKey, predicate: isAbout }) > 0 || numbers.length === 0;
      return isIgnored ? numbers.map((number) => ({ number, kind: 'ignored' })) : mutateAsync(decision);
    },
    deciding: new Map(pending.flatMap(({ action, orders: decided }) => decided.map(({ number }) => [number, action]))),
    modify,
  };
}

const decisionOf = ({ state }: Mutation) => state.variables as ApprovalDecision;
