import { describe, expect, test } from 'vitest';
import { customerSegment, DEFAULT_SEGMENT, isRewardsMember, segmentOf } from './segment';

const kinds = (codes: string[]) => codes.map((code) => segmentOf(code).kind);

const times = (count: number, kind: string) => Array.from({ length: count }, () => kind);

describe('customer segments', () => {
  test('the segment is 1_UNIDENTIFIED unless the shop sends another [SEG-001]', () => {
    expect(DEFAULT_SEGMENT).toBe('1_UNIDENTIFIED');
    expect(customerSegment({})).toEqual({ number: 1, kind: 'unidentified', isRewardsMember: false });
    expect(customerSegment(undefined)).toEqual(customerSegment({}));
    expect(customerSegment({ SEGMENTCODE: '26_LOYALTY_ELT' })).toMatchObject({ number: 26, kind: 'loyalty-elite' });
  });

  test('2_NON_REWARDS is not a rewards member [SEG-002]', () => {
    expect(segmentOf('2_NON_REWARDS')).toEqual({ number: 2, kind: 'non-rewards', isRewardsMember: false });
  });

  test('3 and 4 are free rewards, base and premier [SEG-003]', () => {
    expect(kinds(['3_FREE_BASE', '4_FREE_PREMIER'])).toEqual(['free-rewards-base', 'free-rewards-premier']);
  });

  test('5 to 8 are BEP base or premier, including 6_BEP_BASE [SEG-004]', () => {
    expect(kinds(['5_X', '6_BEP_BASE', '7_X', '8'])).toEqual(times(4, 'bep-base-or-premier'));
  });

  test('9 and 10 are BEP [SEG-005]', () => {
    expect(kinds(['9_BEP', '10_BEP'])).toEqual(times(2, 'bep'));
  });

  test('11 to 14 are the free rewards tier [SEG-006]', () => {
    expect(kinds(['11', '12', '13', '14'])).toEqual(times(4, 'free-rewards-tier'));
  });

  test('15 to 18 are the paid rewards tier [SEG-007]', () => {
    expect(kinds(['15', '16', '17', '18'])).toEqual(times(4, 'paid-rewards-tier'));
  });

  test('19_PB is the penalty box, and 20_SAA is SAA with the number 20 [SEG-008]', () => {
    expect(kinds(['19_PB', '20_SAA'])).toEqual(['penalty-box', 'saa']);
    expect(segmentOf('20_SAA').number).toBe(20);
  });

  test('21_TIER_BEST_CUST_PLUS and 22_TIER_BEST_CUST_NOPLUS are the kind best [SEG-009]', () => {
    expect(kinds(['21_TIER_BEST_CUST_PLUS', '22_TIER_BEST_CUST_NOPLUS'])).toEqual(times(2, 'best'));
  });

  test('23 is at risk [SEG-010]', () => {
    expect(kinds(['23_AT_RISK'])).toEqual(['at-risk']);
  });

  test('24 to 27 are loyalty: new, low and twice elite [SEG-011]', () => {
    const codes = ['24_LOYALTY_NEW', '25_LOYALTY_LOW', '26_LOYALTY_ELT', '27_LOYALTY_ELT'];
    expect(kinds(codes)).toEqual(['loyalty-new', 'loyalty-low', 'loyalty-elite', 'loyalty-elite']);
  });

  test('28_ASSOCIATE is an associate [SEG-012]', () => {
    expect(kinds(['28_ASSOCIATE'])).toEqual(['associate']);
  });

  test('30 to 37 are the loyalty levels in order, and 29 is unidentified [SEG-013]', () => {
    const codes = ['30', '31', '32', '33', '34', '35', '36', '37'];
    const levels = ['new', 'silver', 'gold', 'bronze', 'tin', 'platinum', 'plus1', 'plus2'];
    expect(kinds(codes)).toEqual(levels.map((level) => `loyalty-${level}`));
    expect(kinds(['29_X'])).toEqual(['unidentified']);
  });

  test('only 3 to 8, 15 to 18, 24 to 28 and 30 to 37 are rewards members [SEG-014]', () => {
    const members = Array.from({ length: 45 }, (_, code) => code).filter(
      (code) => segmentOf(`${code}_X`).isRewardsMember,
    );
    expect(members).toEqual([3, 4, 5, 6, 7, 8, 15, 16, 17, 18, 24, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37]);
  });

  test.each([
    undefined,
    '',
    ' ',
    'LOYALTY',
    '0_X',
    '38_LATER',
    '99999999999999999999_X',
    '7.5_X',
    '-3_X',
    'constructor',
    '3A_X',
  ])('the unknown code "%s" is unidentified [SEG-015]', (code) => {
    expect(segmentOf(code)).toEqual({ number: 1, kind: 'unidentified', isRewardsMember: false });
  });

  test('a shop can map its own codes to segments [SEG-015]', () => {
    expect(segmentOf(' GOLDEN ', { GOLDEN: 32 }).kind).toBe('loyalty-gold');
    expect(segmentOf('constructor', { GOLDEN: 32 }).kind).toBe('unidentified');
  });
});

test.each([
  [undefined, undefined, false],
  ['', '24_LOYALTY_NEW', false],
  [' ', '24_LOYALTY_NEW', false],
  ['1234567890', undefined, true],
  ['1234567890', '1_UNIDENTIFIED', true],
  ['1234567890', '24_LOYALTY_NEW', true],
  ['1234567890', '2_NON_REWARDS', false],
  ['1234567890', '19_PB', false],
])(
  'a customer with the number %s in the segment %s is a rewards member: %s [GEN-009, SEG-014]',
  (rewardsNumber, code, expected) => {
    const session = {
      ...(rewardsNumber !== undefined && { rewardsNumber }),
      ...(code && { customerAttributes: { SEGMENTCODE: code } }),
    };
    expect(isRewardsMember(session)).toBe(expected);
  },
);
