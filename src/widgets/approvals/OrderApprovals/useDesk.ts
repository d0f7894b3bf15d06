import { useEffect, useState } from 'react';
import {
  type ApprovalAction,
  type ApprovalOrder,
  type ApprovalOutcome,
  checkApprovalComment,
} from '../../../core/approvals/rules/approvals';
import { type Approvals, useApprovals } from '../../../hooks/approvals/useApprovals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';

export type DeskNews = { action: ApprovalAction; done: readonly string[] };

export type Desk = Omit<Approvals, 'modify'> & {
  chosen: readonly ApprovalOrder[];
  choose: (numbers: readonly string[], isOn: boolean) => void;
  /** The orders that the decline comment is for. */
  asking: readonly ApprovalOrder[];
  comment: string;
  fault: 'missing' | 'too-long' | undefined;
  /** Opens the comment form for declining these orders. An empty list closes the form and keeps the draft. */
  ask: (orders: readonly ApprovalOrder[]) => void;
  type: (comment: string) => void;
  accept: (orders: readonly ApprovalOrder[]) => Promise<void>;
  decline: () => Promise<void>;
  modify: (order: ApprovalOrder) => Promise<void>;
  modifying: string | undefined;
  /** Failure codes by order number, for orders that could not be processed; '' if the code is unknown. */
  failures: Readonly<Record<string, string>>;
  /** The result of the last action, until it is dismissed. */
  news: DeskNews | undefined;
  /** The orders that someone else has already decided. */
  before: readonly Extract<ApprovalOutcome, { kind: 'settled-before' }>[];
  dismiss: () => void;
};

type Rules = { max: number; isRequired: boolean; onDecide: ((decision: DeskNews) => void) | undefined };

/** State and actions of an approver: selection, comment drafts, results and failures [APPR-002, APPR-005, APPR-006]. */
export function useDesk({ max, isRequired, onDecide }: Rules): Desk {
  const approvals = useApprovals();
  const { orders } = approvals;
  const [chosenNumbers, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [askedNumbers, setAsked] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<Desk['fault']>();
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [news, setNews] = useState<DeskNews>();
  const [before, setBefore] = useState<Desk['before']>([]);
  const [modifying, setModifying] = useState<string>();

  const { host } = useStorefront();
  useEffect(
    () =>
      host.onPageShow((isRestored) => {
        if (isRestored) setModifying(undefined);
      }),
    [host],
  );

  const asking = orders.filter(({ number }) => askedNumbers.includes(number));
  // each set of orders has its own draft: an order that disappears does not take the text of the others with it
  const draft = askedNumbers.join(' ');
  const comment = drafts[draft] ?? '';

  const fail = (of: readonly { number: string; code: string }[]) =>
    setFailures((now) => ({ ...now, ...Object.fromEntries(of.map(({ number, code }) => [number, code])) }));
  const forgive = (of: readonly ApprovalOrder[]) =>
    setFailures((now) =>
      Object.fromEntries(Object.entries(now).filter(([key]) => !of.some((it) => it.number === key))),
    );

  async function decide(action: ApprovalAction, of: readonly ApprovalOrder[], words = '') {
    forgive(of);
    const outcomes = await approvals.decide(action, of, words);
    if (!outcomes) return;
    const done = outcomes.filter(({ kind }) => kind === 'done').map(({ number }) => number);
    const left = outcomes.flatMap((it) => (it.kind === 'failed' ? [{ number: it.number, code: it.code ?? '' }] : []));
    fail(left);
    setBefore(outcomes.filter((it) => it.kind === 'settled-before'));
    setNews(done.length > 0 ? { action, done } : undefined);
    if (done.length > 0) onDecide?.({ action, done });
    if (action === 'ACCEPT') return;
    // the orders that failed keep the comment
    const name = left.map(({ number }) => number).join(' ');
    setDrafts((now) => ({ ...now, [draft]: '', ...(name && { [name]: now[draft] || words }) }));
    setAsked((now) => (now === askedNumbers ? left.map(({ number }) => number) : now));
  }

  return {
    ...approvals,
    chosen: orders.filter(({ number }) => chosenNumbers.has(number)),
    choose: (numbers, isOn) =>
      setChosen((now) => new Set(isOn ? [...now, ...numbers] : [...now].filter((it) => !numbers.includes(it)))),
    asking,
    comment,
    fault,
    ask(of) {
      setAsked(of.map(({ number }) => number));
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
      if (verdict.ok) await decide('DECLINE', asking, verdict.comment);
    },
    async modify(order) {
      if (modifying !== undefined) return;
      setModifying(order.number);
      forgive([order]);
      try {
        await approvals.modify(order);
        // on success the page navigates to the cart, so `modifying` stays set: another press would add the order again
      } catch {
        fail([{ number: order.number, code: '' }]);
        setModifying(undefined);
      }
    },
    modifying,
    failures,
    news,
    before,
    dismiss: () => setNews(undefined),
  };
}
