import type { CustomerAttributes } from '../../platform/rules/session/customer';
import type { Session } from '../../platform/rules/session/session';

/** The segment of an unidentified customer [SEG-001]. */
export const DEFAULT_SEGMENT = '1_UNIDENTIFIED';

export type SegmentKind =
  | 'unidentified'
  | 'non-rewards'
  | 'free-rewards-base'
  | 'free-rewards-premier'
  | 'bep-base-or-premier'
  | 'bep'
  | 'free-rewards-tier'
  | 'paid-rewards-tier'
  | 'penalty-box'
  | 'saa'
  | 'best'
  | 'at-risk'
  | 'loyalty-new'
  | 'loyalty-low'
  | 'loyalty-elite'
  | 'associate'
  | 'loyalty-silver'
  | 'loyalty-gold'
  | 'loyalty-bronze'
  | 'loyalty-tin'
  | 'loyalty-platinum'
  | 'loyalty-plus1'
  | 'loyalty-plus2';

/** The first and last segment number of each kind; 29 is unassigned [SEG-002 to SEG-013]. */
const KINDS: readonly (readonly [from: number, to: number, kind: SegmentKind])[] = [
  [1, 1, 'unidentified'],
  [2, 2, 'non-rewards'],
  [3, 3, 'free-rewards-base'],
  [4, 4, 'free-rewards-premier'],
  [5, 8, 'bep-base-or-premier'],
  [9, 10, 'bep'],
  [11, 14, 'free-rewards-tier'],
  [15, 18, 'paid-rewards-tier'],
  [19, 19, 'penalty-box'],
  [20, 20, 'saa'],
  [21, 22, 'best'],
  [23, 23, 'at-risk'],
  [24, 24, 'loyalty-new'],
  [25, 25, 'loyalty-low'],
  [26, 27, 'loyalty-elite'],
  [28, 28, 'associate'],
  [30, 30, 'loyalty-new'],
  [31, 31, 'loyalty-silver'],
  [32, 32, 'loyalty-gold'],
  [33, 33, 'loyalty-bronze'],
  [34, 34, 'loyalty-tin'],
  [35, 35, 'loyalty-platinum'],
  [36, 36, 'loyalty-plus1'],
  [37, 37, 'loyalty-plus2'],
];

/** The ranges of segment numbers whose customers are rewards members [SEG-014]. */
const MEMBERS: readonly (readonly [from: number, to: number])[] = [
  [3, 8],
  [15, 18],
  [24, 28],
  [30, 37],
];

export type Segment = { number: number; kind: SegmentKind; isRewardsMember: boolean };

/** Maps a shop's codes that do not begin with a segment number to that number. */
export type SegmentNumbers = Readonly<Record<string, number>>;

/**
 * The segment of a code, by the number before its first underscore. An unknown or missing code gives the segment of an
 * unidentified customer [SEG-001, SEG-015].
 */
export function segmentOf(code: string | undefined, own: SegmentNumbers = {}): Segment {
  const trimmed = (code ?? '').trim();
  const written = Object.hasOwn(own, trimmed) ? own[trimmed] : Number(/^(\d+)(?:_|$)/.exec(trimmed)?.[1]);
  const found = KINDS.find(([from, to]) => written !== undefined && written >= from && written <= to);
  const [number, kind] = found ? [written as number, found[2]] : [1, 'unidentified' as const];
  return { number, kind, isRewardsMember: MEMBERS.some(([from, to]) => number >= from && number <= to) };
}

/**
 * The segment of a customer, from `SEGMENTCODE`; unidentified without one. `own` maps the shop's codes that have no
 * number [SEG-001].
 */
export function customerSegment({ SEGMENTCODE }: CustomerAttributes = {}, own?: SegmentNumbers): Segment {
  return segmentOf(SEGMENTCODE ?? DEFAULT_SEGMENT, own);
}

/**
 * Whether the customer is a rewards member: they have a rewards number, and are not in a segment of non-members. An
 * unidentified customer's number decides alone [GEN-009, SEG-014, DEC-Q381]. Every rewards widget reflects this.
 */
export function isRewardsMember(
  { rewardsNumber, customerAttributes }: Pick<Session, 'rewardsNumber' | 'customerAttributes'>,
  own?: SegmentNumbers,
): boolean {
  const { kind, isRewardsMember: isInSegment } = customerSegment(customerAttributes, own);
  return Boolean(rewardsNumber?.trim()) && (kind === 'unidentified' || isInSegment);
}
