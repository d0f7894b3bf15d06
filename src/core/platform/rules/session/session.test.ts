import { describe, expect, test } from 'vitest';
import { createSession, isLoggedIn, type Session, spokenLocale } from './session';

describe('a session', () => {
  test('of a page that says nothing is a guest’s, and leaves out what is unknown [SESS-001, SESS-004, HTTP-014]', () => {
    expect(createSession()).toStrictEqual({ isLoggedIn: false, routePrefix: '/ele-lpd' });
  });

  test('holds what the page says, and its own route prefix [SESS-001, SESS-004, HTTP-014]', () => {
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

  test('keeps its own value where the page’s template knew nothing [SESS-001, HTTP-014]', () => {
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

describe('by the cookies', () => {
  const by = (cookies: Record<string, string>) => isLoggedIn((name) => cookies[name]);

  test.each([
    ['no cookie', {}, false],
    ['a session', { sessionId: 'abc' }, true],
    ['a single sign-on', { ssoToken: 'abc' }, true],
    ['a session that says LOGGEDOFF', { sessionId: 'LOGGEDOFF' }, false],
    ['one that says it in another case, with blanks', { sessionId: ' LoggedOff ' }, false],
    ['both logged off', { sessionId: 'LOGGEDOFF', ssoToken: 'loggedoff' }, false],
    ['a session logged off, but a single sign-on', { sessionId: 'LOGGEDOFF', ssoToken: 'abc' }, true],
    ['a single sign-on logged off, but a session', { sessionId: 'abc', ssoToken: 'LOGGEDOFF' }, true],
    ['an empty session', { sessionId: '' }, false],
    ['another cookie', { customerNumber: '123' }, false],
  ])('%s means logged in: %s [SESS-011]', (_what, cookies: Record<string, string>, expected) => {
    expect(by(cookies)).toBe(expected);
  });

  test('the shop may have other names for them [SESS-011]', () => {
    const cookie = (name: string) => ({ JSESSIONID: 'abc', sessionId: 'LOGGEDOFF' })[name];
    expect(isLoggedIn(cookie, { session: 'JSESSIONID', sso: 'SSO' })).toBe(true);
    expect(isLoggedIn(cookie)).toBe(false);
  });
});
