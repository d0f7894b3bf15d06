import { type Mutation, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApprovalDecision, decideOrders } from '../../core/approvals/client/approvalsClient';
import {
  type ApprovalAction,
  type ApprovalOrder,
  type ApprovalOutcome,
  canDecideOrders,
  checkApprovalComment,
  NOT_APPROVER,
} from '../../core/approvals/rules/approvals';
import { modifyOrder } from '../../core/cart/client/cartExtras';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { SHOP_MUTATION, useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQueryClient } from '../platform/useShopQueryClient';
import { approvalsQuery } from './approvalsQuery';

export type Approvals = ReturnType<typeof useApprovals>;

export type DecisionResult = { action: ApprovalAction; done: readonly string[] };

/** Why an order could not be processed. */
export type Failure = Pick<Extract<ApprovalOutcome, { kind: 'failed' }>, 'code' | 'skus'>;

type SettledBefore = Extract<ApprovalOutcome, { kind: 'settled-before' }>;

type Options = { max: number; isRequired: boolean; onDecide?: ((decision: DecisionResult) => void) | undefined };

const decisionOf = ({ state }: Mutation) => state.variables as ApprovalDecision;

const numbersOf = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

/**
 * The orders that wait for this approver, and the actions to decide them: selection, comment drafts, results and
 * failures [APPR-001, APPR-002, APPR-005, APPR-006].
 */
export function useApprovals({ max, isRequired, onDecide }: Options) {
  const storefront = useStorefront();
  const { host, session, settings, site } = storefront;
  const { isSignedIn } = useSignedIn();
  const isAllowed = isSignedIn && canDecideOrders({ ...session, isLoggedIn: isSignedIn }, site);
  const queryClient = useShopQueryClient();
  const options = approvalsQuery(storefront);
  const { queryKey } = options;
  const query = useQuery({ ...options, enabled: isAllowed }, queryClient);
  const { data: orders = [] } = query;

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
        const settled = numbersOf(outcomes.filter(({ kind }) => kind !== 'failed'));
        queryClient.setQueryData(queryKey, (now) => now?.filter(({ number }) => !settled.includes(number)));
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
      await modifyOrder(storefront, number);
      host.location.assign(settings.urls.cart);
    },
  });
  // on success the page navigates to the cart, and another press would add the order again
  const modifying = modify.isPending || modify.isSuccess ? modify.variables.number : undefined;
  const { reset } = modify;
  useEffect(() => host.onPageShow((isRestored) => isRestored && reset()), [host, reset]);

  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [declining, setDeclining] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<'missing' | 'too-long'>();
  const [failures, setFailures] = useState<Readonly<Record<string, Failure | undefined>>>({});
  const [lastDecision, setLastDecision] = useState<DecisionResult>();
  const [settledBefore, setSettledBefore] = useState<readonly SettledBefore[]>([]);
  // each set of orders has its own draft: an order that disappears does not take the text of the others with it
  const draftKey = declining.join(' ');
  const comment = drafts[draftKey] ?? '';
  const decliningOrders = orders.filter(({ number }) => declining.includes(number));

  async function decide(action: ApprovalAction, of: readonly ApprovalOrder[], text = '') {
    const numbers = numbersOf(of);
    const isAbout = (mutation: Mutation) => numbersOf(decisionOf(mutation).orders).some((it) => numbers.includes(it));
    if (queryClient.isMutating({ mutationKey: queryKey, predicate: isAbout }) > 0) return;
    const outcomes = await mutateAsync({ action, orders: of, comment: text });
    const done = numbersOf(outcomes.filter(({ kind }) => kind === 'done'));
    const failed = outcomes.filter((it) => it.kind === 'failed');
    setFailures((now) => ({ ...now, ...Object.fromEntries(failed.map((failure) => [failure.number, failure])) }));
    setSettledBefore(outcomes.filter((it) => it.kind === 'settled-before'));
    setLastDecision(done.length > 0 ? { action, done } : undefined);
    if (done.length > 0) onDecide?.({ action, done });
    if (action === 'ACCEPT') return;
    // the orders that failed keep the comment
    const left = numbersOf(failed);
    setDrafts((now) => ({
      ...now,
      [draftKey]: '',
      ...(left.length > 0 && { [left.join(' ')]: now[draftKey] || text }),
    }));
    setDeclining((now) => (now === declining ? left : now));
  }

  const isRefused = query.error?.code === NOT_APPROVER;
  return {
    phase: !isAllowed || isRefused ? 'forbidden' : queryPhase(query, ({ length }) => length === 0),
    orders,
    refetch: useRefetch(query),
    /** The pending decisions by order number. */
    deciding: new Map(pending.flatMap((decision) => decision.orders.map(({ number }) => [number, decision.action]))),
    chosen: orders.filter(({ number }) => chosen.includes(number)),
    choose: (numbers: readonly string[], isOn: boolean) =>
      setChosen((now) => [...now.filter((it) => !numbers.includes(it)), ...(isOn ? numbers : [])]),
    /** The orders that the decline comment is for. */
    declining: decliningOrders,
    comment,
    fault,
    /** Opens the comment form for declining these orders. An empty list closes the form and keeps the draft. */
    openDeclineForm(of: readonly ApprovalOrder[]) {
      setDeclining(numbersOf(of));
      setFault(undefined);
    },
    type(text: string) {
      setDrafts((now) => ({ ...now, [draftKey]: text }));
      setFault(undefined);
    },
    accept: (of: readonly ApprovalOrder[]) => void decide('ACCEPT', of),
    decline() {
      const verdict = checkApprovalComment(comment, { max, isRequired });
      setFault(verdict.ok ? undefined : verdict.reason);
      if (verdict.ok) void decide('DECLINE', decliningOrders, verdict.comment);
    },
    /** Loads an order into the approver's own cart and navigates to the cart [CART-UPD-016]. */
    modify(order: ApprovalOrder) {
      if (modifying !== undefined) return;
      const { number } = order;
      const setFailure = (failure?: Failure) => setFailures((now) => ({ ...now, [number]: failure }));
      modify.mutate(order, { onSuccess: () => setFailure(), onError: () => setFailure({ code: undefined }) });
    },
    modifying,
    /** The last failure of an order, until it is decided or modified. It is not displayed during another try. */
    failureOf: ({ number }: ApprovalOrder) =>
      modifying === number || pending.some((it) => numbersOf(it.orders).includes(number))
        ? undefined
        : failures[number],
    /** The result of the last action, until it is dismissed. */
    lastDecision,
    dismiss: () => setLastDecision(undefined),
    /** The orders that someone else has already decided. */
    settledBefore,
  } as const;
}
