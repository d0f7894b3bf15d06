import { rolesOf } from '../../account/rules/roles';
import type { Site } from '../../platform/rules/context';
import type { Money } from '../../platform/rules/money';
import type { Session } from '../../platform/rules/session/session';
import { oneLine } from '../../platform/rules/text';

/** The decision of an approver on an order [APPR-004]. */
export type ApprovalAction = 'ACCEPT' | 'DECLINE';

/** A line of an order that waits. */
export type ApprovalLine = {
  sku: string;
  name: string;
  quantity: number;
  total: Money | undefined;
  url: string | undefined;
  imageUrl: string | undefined;
};

/** What is left of a budget without the order, and with it; undefined if it is unlimited. */
export type ApprovalBudget = { name: string; before: Money | undefined; after: Money | undefined };

/**
 * An order that waits for approval [APPR-003]. `submittedOn` is ISO 8601; `total` is undefined if the shop sends none.
 */
export type ApprovalOrder = {
  cartId: string | number;
  number: string;
  /** The number as the shop sends it, which is how it goes back [APPR-009]. */
  orderNumber: string | number;
  /** The profile id of the buyer who placed the order. */
  submittedBy: string | number;
  submittedByName: string | undefined;
  submittedOn: string | undefined;
  total: Money | undefined;
  poNumber: string | undefined;
  shipTo: string | undefined;
  /** Empty if the shop sends none. */
  lines: ApprovalLine[];
  budgets: ApprovalBudget[];
};

/** The outcome of one order. `settled-before`: another approver has decided it before. */
export type ApprovalOutcome =
  | { number: string; kind: 'done' }
  | { number: string; kind: 'settled-before'; action: ApprovalAction | undefined; by: string | undefined }
  /** `skus` are the items that are the reason, such as those that are out of stock; omitted if the shop names none. */
  | { number: string; kind: 'failed'; code: string | undefined; skus?: readonly string[] };

/** The shop's error code for a user who is not, or no longer, an approver [APPR-007]. */
export const NOT_APPROVER = 'NOT_APPROVER';

/** The maximum length of a comment, in characters [APPR-002]. */
export const APPROVAL_COMMENT_MAX = 250;

/** The values of the `action` query parameter [APPR-009]. */
export const APPROVAL_VERBS: Record<ApprovalAction, 'approve' | 'decline'> = { ACCEPT: 'approve', DECLINE: 'decline' };

/** Whether the user may accept and decline orders, which requires H_AO, H_AL or H_AG [APPR-007]. */
export const canDecideOrders = (session: Session, site: Site): boolean => rolesOf(session, site).includes('approver');

export type CommentVerdict = { ok: true; comment: string } | { ok: false; reason: 'missing' | 'too-long' };

/** Validates the comment of a decline. It must not be empty, unless the page makes it optional [APPR-002]. */
export function checkApprovalComment(
  typed: string,
  { max = APPROVAL_COMMENT_MAX, isRequired = true }: { max?: number; isRequired?: boolean } = {},
): CommentVerdict {
  const comment = oneLine(typed);
  if (comment === '' && isRequired) return { ok: false, reason: 'missing' };
  return [...comment].length > max ? { ok: false, reason: 'too-long' } : { ok: true, comment };
}
