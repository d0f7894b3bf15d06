import { describe, expect, test } from 'vitest';
import { createSession, type Session } from '../../platform/rules/session/session';
import { customerTypes, isNewCustomer } from './customer';

const typesOf = (session: Partial<Session>) => customerTypes(createSession(session));

const inSegment = (SEGMENTCODE: string) => typesOf({ customerAttributes: { SEGMENTCODE } });

describe('customerTypes', () => {
  test('a customer is link or linkPlus by the global permissions, and by no other list [SEG-016, SESS-014, SESS-015]', () => {
    expect(typesOf({ permissionDetail: { globalPermission: ['G_AL'] } })).toEqual(['link']);
    expect(typesOf({ permissionDetail: { globalPermission: ['G_AL', 'G_ALP'] } })).toEqual(['linkPlus', 'link']);
    expect(typesOf({ permissionDetail: { groups: ['G_AL', 'G_ALP'] } })).toEqual([]);
  });

  test('a customer is MVP in the MVP flow, or in a flow with that alias [SEG-017]', () => {
    expect(typesOf({ flowType: 'mvp' })).toEqual(['MVP']);
    expect(typesOf({ flowType: 'managed', flowAliases: { Managed: 'MVP' } })).toEqual(['MVP']);
    expect(typesOf({ flowType: 'SAML' })).toEqual([]);
  });

  test('a customer is Select or Premium by the membership program [SEG-018]', () => {
    expect(typesOf({ membershipDetail: { membershipProgram: 'SELECT' } })).toEqual(['Select']);
    expect(typesOf({ membershipDetail: { membershipProgram: 'PREMIUM' } })).toEqual(['Premium']);
    expect(typesOf({ membershipDetail: { membershipProgram: 'NON_MEMBER' } })).toEqual([]);
  });

  test('a customer is Elite in the segments 26 and 27, and Best in 21 and 22 [SEG-019]', () => {
    expect(['26_LOYALTY_ELT', '27_LOYALTY_ELT'].flatMap(inSegment)).toEqual(['Elite', 'Elite']);
    expect(['21_TIER_BEST_CUST_PLUS', '22_TIER_BEST_CUST_NOPLUS'].flatMap(inSegment)).toEqual(['Best', 'Best']);
    expect(['20_SAA', '23', '25_LOYALTY_LOW', '28_ASSOCIATE'].flatMap(inSegment)).toEqual([]);
  });

  test('the types are ordered by precedence, which a shop can change [SEG-016]', () => {
    const session = createSession({
      flowType: 'MVP',
      permissionDetail: { globalPermission: ['G_AL'] },
      membershipDetail: { membershipProgram: 'PREMIUM' },
      customerAttributes: { SEGMENTCODE: '26_LOYALTY_ELT' },
    });
    expect(customerTypes(session)).toEqual(['link', 'MVP', 'Premium', 'Elite']);
    expect(customerTypes(session, ['Elite', 'link'])).toEqual(['Elite', 'link']);
    expect(customerTypes(createSession())).toEqual([]);
  });
});

const NOW = Date.parse('2026-06-30T12:00:00Z');

test.each([
  ['today', '2026-06-30T12:00:00Z', true],
  ['90 days ago to the millisecond', '2026-04-01T12:00:00.000Z', true],
  ['a millisecond more than 90 days ago', '2026-04-01T11:59:59.999Z', false],
  ['on a date without a time', '2026-06-01', true],
  ['tomorrow', '2026-07-01T12:00:00Z', false],
  ['at an unknown time', undefined, false],
  ['at an invalid date', 'last week', false],
])('a customer who joined %s (%s) is new: %s [SEG-020]', (_, joinDate, isNew) => {
  expect(isNewCustomer({ ...(joinDate !== undefined && { joinDate }) }, NOW)).toBe(isNew);
});

test('a shop can configure the number of days', () => {
  expect(isNewCustomer({ joinDate: '2026-05-01T12:00:00Z' }, NOW, 30)).toBe(false);
});
