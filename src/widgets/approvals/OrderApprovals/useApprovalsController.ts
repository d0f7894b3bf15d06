import { useEffect, useState } from 'react';
import {
  type ApprovalAction,
  type ApprovalOrder,
  type ApprovalOutcome,
  checkApprovalComment,
} from '../../../core/approvals/rules/approvals';
import { type Approvals, useApprovals } from '../../../hooks/approvals/useApprovals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';

export type DecisionResult = { action: ApprovalAction; done: readonly string[] };

export type ApprovalsController = Omit<Approvals, 'decide' | 'modify'> & {
  chosen: readonly ApprovalOrder[];
  choose: (numbers: readonly string[], isOn: boolean) => void;
  /** The orders that the decline comment is for. */
  declining: readonly ApprovalOrder[];
  comment: string;
  fault: 'missing' | 'too-long' | undefined;
  /** Opens the comment form for declining these orders. An empty list closes the form and keeps the draft. */
  openDeclineForm: (orders: readonly ApprovalOrder[]) => void;
  type: (comment: string) => void;
  accept: (orders: readonly ApprovalOrder[]) => Promise<void>;
  decline: () => Promise<void>;
  modify: (order: ApprovalOrder) => void;
  modifying: string | undefined;
  /** Orders that could not be processed, by number: the failure code, '' if it is unknown, and the items of the reason. */
  failures: Readonly<Record<string, Failure>>;
  /** The result of the last action, until it is dismissed. */
  lastDecision: DecisionResult | undefined;
  /** The orders that someone else has already decided. */
  before: readonly Extract<ApprovalOutcome, { kind: 'settled-before' }>[];
  dismiss: () => void;
};

export type Failure = { code: string; skus?: readonly string[] | undefined };

type Rules = { max: number; isRequired: boolean; onDecide: ((decision: DecisionResult) => void) | undefined };

/** State and actions of an approver: selection, comment drafts, results and failures [APPR-002, APPR-005, APPR-006]. */
export function useApprovalsController({ max, isRequired, onDecide }: Rules): ApprovalsController {
  const { modify, ...approvals } = useApprovals();
  const { orders } = approvals;
  const [chosenNumbers, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decliningNumbers, setDeclining] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<ApprovalsController['fault']>();
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const [lastDecision, setLastDecision] = useState<DecisionResult>();
  const [before, setBefore] = useState<ApprovalsController['before']>([]);
  // on success the page navigates to the cart, and another press would add the order again
  const modifying = modify.isPending || modify.isSuccess ? modify.variables.number : undefined;

  const { host } = useStorefront();
  const { reset } = modify;
  useEffect(
    () =>
      host.onPageShow((isRestored) => {
        if (isRestored) reset();
      }),
    [host, reset],
  );

  const declining = orders.filter(({ number }) => decliningNumbers.includes(number));
  // each set of orders has its own draft: an order that disappears does not take the text of the others with it
  const draft = decliningNumbers.join(' ');
  const comment = drafts[draft] ?? '';

  const fail = (of: readonly ({ number: string } & Failure)[]) =>
    setFailures((now) => ({ ...now, ...Object.fromEntries(of.map((failure) => [failure.number, failure])) }));
  const forgive = (of: readonly ApprovalOrder[]) =>
    setFailures((now) =>
      Object.fromEntries(Object.entries(now).filter(([key]) => !of.some((it) => it.number === key))),
    );

  async function decide(action: ApprovalAction, of: readonly ApprovalOrder[], text = '') {
    forgive(of);
    const outcomes = await approvals.decide({ action, orders: of, comment: text });
    if (outcomes.every(({ kind }) => kind === 'ignored')) return;
    const done = outcomes.filter(({ kind }) => kind === 'done').map(({ number }) => number);
    const left = outcomes.flatMap((it) => (it.kind === 'failed' ? [{ ...it, code: it.code ?? '' }] : []));
    fail(left);
    setBefore(outcomes.filter((it) => it.kind === 'settled-before'));
    setLastDecision(done.length > 0 ? { action, done } : undefined);
    if (done.length > 0) onDecide?.({ action, done });
    if (action === 'ACCEPT') return;
    // the orders that failed keep the comment
    const name = left.map(({ number }) => number).join(' ');
    setDrafts((now) => ({ ...now, [draft]: '', ...(name && { [name]: now[draft] || text }) }));
    setDeclining((now) => (now === decliningNumbers ? left.map(({ number }) => number) : now));
  }

  return {
    ...approvals,
    chosen: orders.filter(({ number }) => chosenNumbers.has(number)),
    choose: (numbers, isOn) =>
      setChosen((now) => new Set(isOn ? [...now, ...numbers] : [...now].filter((it) => !numbers.includes(it)))),
    declining,
    comment,
    fault,
    openDeclineForm(of) {
      setDeclining(of.map(({ number }) => number));
      setFault(undefined);
    },
    type(text) {
      setDrafts((now) => ({ ...now, [draft]: text }));
      setFault(undefined);
    },
    accept: (of) => decide('ACCEPT', of),
    async decline() {
      const verdict = checkApprovalComment(comment, { max, isRequired });
      setFault(verdict.ok ? undefined : verdict.reason);
      if (verdict.ok) await decide('DECLINE', declining, verdict.comment);
    },
    modify(order) {
      if (modifying !== undefined) return;
      forgive([order]);
      modify.mutate(order, { onError: () => fail([{ number: order.number, code: '' }]) });
    },
    modifying,
    failures,
    lastDecision,
    before,
    dismiss: () => setLastDecision(undefined),
  };
}
