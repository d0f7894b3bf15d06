import { describe, expect, test } from 'vitest';
import { createSession, isLoggedIn, type Session, spokenLocale } from './session';

describe('createSession', () => {
  test('a session without fields of the page is a guest’s, and leaves out unknown fields [SESS-001, SESS-004, HTTP-014]', () => {
    expect(createSession()).toStrictEqual({ isLoggedIn: false, routePrefix: '/ele-lpd' });
  });

  test('a session has the fields of the page, and the page’s own route prefix [SESS-001, SESS-004, HTTP-014]', () => {
    const fields: Partial<Session> = {
      isLoggedIn: true,
      consumer: 'sdc',
      routePrefix: '/lpd',
      accountNumber: 'A1',
      dcn: 'D1',
      userType: 'PR6',
      rewardsNumber: '123',
      enableQuickOrderDrawer: true,
    };
    expect(createSession(fields)).toStrictEqual(fields);
  });

  test('a session has its default where the page’s field is undefined or null [SESS-001, HTTP-014]', () => {
    const unknown = { routePrefix: undefined, zipcode: null, isLoggedIn: false } as unknown as Partial<Session>;
    expect(createSession(unknown)).toStrictEqual(createSession());
  });
});

test.each([
  [false, 'en-US', 'en-US'],
  [undefined, 'en-US', 'en-US'],
  [false, 'en-CA', 'en-CA'],
  [false, 'fr-CA', 'fr-CA'],
  [true, 'en-US', 'es-US'],
  [true, 'fr-CA', 'es-US'],
])('with Spanish mode %s and locale %s customers read %s', (isSpanishMode, hyphenatedLocale, spoken) => {
  expect(spokenLocale({ isSpanishMode }, { hyphenatedLocale })).toBe(spoken);
});

describe('isLoggedIn', () => {
  test.each([
    ['no cookie', {}, false],
    ['a session cookie', { sessionId: 'abc' }, true],
    ['a single sign-on cookie', { ssoToken: 'abc' }, true],
    ['a session cookie of LOGGEDOFF', { sessionId: 'LOGGEDOFF' }, false],
    ['LOGGEDOFF in another letter case, with spaces', { sessionId: ' LoggedOff ' }, false],
    ['both cookies of LOGGEDOFF', { sessionId: 'LOGGEDOFF', ssoToken: 'loggedoff' }, false],
    ['a session cookie of LOGGEDOFF, but a single sign-on cookie', { sessionId: 'LOGGEDOFF', ssoToken: 'abc' }, true],
    ['a single sign-on cookie of LOGGEDOFF, but a session cookie', { sessionId: 'abc', ssoToken: 'LOGGEDOFF' }, true],
    ['an empty session cookie', { sessionId: '' }, false],
    ['another cookie', { customerNumber: '123' }, false],
  ])('a customer with %s is logged in: %s [SESS-011]', (_what, cookies: Record<string, string>, expected) => {
    expect(isLoggedIn((name) => cookies[name])).toBe(expected);
  });
});
