import { rolesOf } from '../../account/rules/roles';
import type { Site } from '../../platform/rules/context';
import type { Money } from '../../platform/rules/money';
import { oneLine } from '../../platform/rules/oneLine';
import type { Session } from '../../platform/rules/session/session';

/** What an approver says to an order [APPR-004]. */
export type ApprovalAction = 'ACCEPT' | 'DECLINE';

/** An order that waits for an approver [APPR-003]. `submittedOn` is ISO 8601; a total that was not told is undefined. */
export type ApprovalOrder = {
  cartId: string;
  number: string;
  /** the profile id of whoever placed it */
  submittedBy: string;
  submittedByName: string | undefined;
  submittedOn: string | undefined;
  total: Money | undefined;
};

/** What became of one order. `settled-before`: somebody else was first. */
export type ApprovalOutcome =
  | { number: string; kind: 'done' }
  | { number: string; kind: 'settled-before'; action: ApprovalAction | undefined; by: string | undefined }
  | { number: string; kind: 'failed'; code: string | undefined };

/** The shop's word to somebody who has lost the right, or never had it [APPR-007]. */
export const NOT_APPROVER = 'NOT_APPROVER';

/** The longest comment, in characters [APPR-002]. */
export const APPROVAL_COMMENT_MAX = 250;

/** As `action` of the call's address has it [APPR-009]. */
export const APPROVAL_VERBS: Record<ApprovalAction, 'approve' | 'decline'> = { ACCEPT: 'approve', DECLINE: 'decline' };

/** May this person accept and decline orders? With H_AO, H_AL or H_AG only [APPR-007]. */
export const canDecideOrders = (session: Session, site: Site): boolean => rolesOf(session, site).includes('approver');

export type CommentVerdict = { ok: true; comment: string } | { ok: false; reason: 'missing' | 'too-long' };

/** Is that a comment to decline with? It must say something, unless the page asks for none [APPR-002]. */
export function checkApprovalComment(
  typed: string,
  { max = APPROVAL_COMMENT_MAX, isRequired = true }: { max?: number; isRequired?: boolean } = {},
): CommentVerdict {
  const comment = oneLine(typed);
  if (comment === '' && isRequired) return { ok: false, reason: 'missing' };
  return [...comment].length > max ? { ok: false, reason: 'too-long' } : { ok: true, comment };
}
