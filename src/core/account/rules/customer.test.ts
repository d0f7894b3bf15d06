import { expect, test } from 'vitest';
import { createSession, type Session } from '../../platform/rules/session/session';
import { customerOf, type SegmentSettings } from './customer';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const known = (session: Partial<Session>, segments?: SegmentSettings) =>
  customerOf(createSession(session), { isSBA: true }, NOW, segments);

test('a guest has no type, is unidentified, and may do nothing special [GEN-002, SEG-001, SESS-012]', () => {
  expect(known({})).toEqual({
    roles: ['guest'],
    types: [],
    segment: { number: 1, kind: 'unidentified', isRewardsMember: false },
    isNew: false,
    isRewardsMember: false,
    canBuyOffContract: false,
    isWholesaler: false,
    isHealthcare: false,
    hasMarketPrice: false,
    blockType: undefined,
    sortOptions: [],
  });
});

test('a business buyer has its roles, types and permissions [SEG-016, SEG-020, SESS-009, SESS-016, SESS-017, SESS-020, SESS-021, SESS-022, SESS-023]', () => {
  const customer = known({
    isLoggedIn: true,
    customerAttributes: { joinDate: '2026-06-01', SEGMENTCODE: '20_SAA' },
    permissionDetail: {
      groups: ['G_IOC', 'G_WS', 'G_IBV'],
      globalPermission: ['G_AL'],
      activePriceMethods: ['MPI'],
      searchSortPermissions: ['price'],
      isHealthcare: true,
    },
  });
  expect(customer).toMatchObject({
    roles: ['business-buyer', 'customer'],
    types: ['link'],
    segment: { kind: 'saa' },
    isNew: true,
    canBuyOffContract: true,
    isWholesaler: true,
    isHealthcare: true,
    hasMarketPrice: true,
    blockType: 'IBV',
    sortOptions: ['price'],
  });
});

test('a shop has segment codes, an order of types and a time of its own [SEG-015, SEG-016, SEG-020]', () => {
  const session = { flowType: 'MVP', customerAttributes: { SEGMENTCODE: 'TOP', joinDate: '2026-05-01' } };
  const segments: SegmentSettings = { map: { TOP: 26 }, typeOrder: ['Elite', 'MVP'], newCustomerDays: 30 };
  expect(known(session, segments)).toMatchObject({ types: ['Elite', 'MVP'], segment: { number: 26 }, isNew: false });
});
