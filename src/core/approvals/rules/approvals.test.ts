import { describe, expect, test } from 'vitest';
import { createSession } from '../../platform/rules/session/session';
import { canDecideOrders, checkApprovalComment } from './approvals';

const holding = (header: string[], isLoggedIn = true) => createSession({ isLoggedIn, permissionDetail: { header } });

describe('canDecideOrders', () => {
  test.each([
    [['H_AO'], true],
    [['H_AL'], true],
    [['H_AG'], true],
    [['H_MU', 'H_SB'], false],
    [[], false],
  ])('a buyer with the permission codes %j can decide orders: %s [APPR-007]', (codes, expected) => {
    expect(canDecideOrders(holding(codes), { isSBA: true })).toBe(expected);
  });

  test('a customer who is not signed in cannot decide orders [APPR-007]', () => {
    expect(canDecideOrders(holding(['H_AO'], false), { isSBA: true })).toBe(false);
  });
});

describe('checkApprovalComment', () => {
  test.each([
    ['', { ok: false, reason: 'missing' }],
    ['  \n', { ok: false, reason: 'missing' }],
    [' Too many chairs ', { ok: true, comment: 'Too many chairs' }],
    ['Too\tmany\r\nchairs', { ok: true, comment: 'Too many chairs' }],
    ['x'.repeat(250), { ok: true, comment: 'x'.repeat(250) }],
    ['x'.repeat(251), { ok: false, reason: 'too-long' }],
    ['🪑'.repeat(250), { ok: true, comment: '🪑'.repeat(250) }],
  ])('the comment %j is validated and normalized [APPR-002]', (typed, verdict) => {
    expect(checkApprovalComment(typed)).toEqual(verdict);
  });

  test('the page can make the comment optional, or shorter [APPR-002]', () => {
    expect(checkApprovalComment('', { isRequired: false })).toEqual({ ok: true, comment: '' });
    expect(checkApprovalComment('four', { max: 3 })).toEqual({ ok: false, reason: 'too-long' });
  });
});
