import { describe, expect, test } from 'vitest';
import { createContext } from './context';
import { loginUrlAfter401, loginUrlFor, returnParameter } from './loginRedirect';

const fields = { locale: 'en-US', channelId: 'WEB', siteId: 'US', langId: '-1', langCd: 'en', storeId: '10151' };
const com = createContext({ ...fields, tenant: 'COM', legacyTenant: '10001' });
const sba = createContext({ ...fields, tenant: 'SBA', legacyTenant: '10051' });

test('the return parameter is jumpUrl for the tenant sdc, and TARGET for the small-business tenant [LOGIN-001, LOGIN-002]', () => {
  expect([com.tenant.shortName, returnParameter(com)]).toEqual(['sdc', 'jumpUrl']);
  expect([sba.tenant.shortName, returnParameter(sba)]).toEqual(['sba', 'TARGET']);
});

describe('loginUrlAfter401', () => {
  const page = 'https://shop.example/office/pens?color=blue&page=2#reviews';
  const path = '%2Foffice%2Fpens%3Fcolor%3Dblue%26page%3D2';

  test('a 401 leads to the login page with the current path and redirected=1 [HTTP-008, ROUTE-007]', () => {
    expect(loginUrlAfter401(page, com)).toBe(`/office/supplies/login?jumpUrl=${path}&redirected=1`);
    expect(loginUrlAfter401(page, sba)).toBe(`/office/supplies/login?TARGET=${path}&redirected=1`);
  });

  test('a custom login page retains its query and fragment [HTTP-008]', () => {
    expect(loginUrlAfter401('https://shop.example/', com, 'https://id.example/in?lang=en#form')).toBe(
      'https://id.example/in?lang=en&jumpUrl=%2F&redirected=1#form',
    );
  });

  test.each([
    ['https://shop.example/office/supplies/login?jumpUrl=%2F&redirected=1', false],
    ['https://shop.example/pens?redirected=1', false],
    ['https://shop.example/pens?redirected=0', true],
    ['https://shop.example/pens?redirected=11', true],
    ['https://shop.example/redirected=1', true],
  ])('a 401 on %s redirects: %s, never a second time in a row [HTTP-008]', (href, isRedirected) => {
    expect(loginUrlAfter401(href, com) !== undefined).toBe(isRedirected);
  });
});

describe('loginUrlFor', () => {
  const href = 'https://shop.example/ink';
  const from = (goal: string, loginUrl = '/login', site = sba) => loginUrlFor(goal, site, { href, loginUrl });

  test('the login URL carries the path that the customer came from, with its query [LOGIN-001]', () => {
    expect(from('https://shop.example/pens?page=2')).toBe('/login?TARGET=%2Fpens%3Fpage%3D2');
    expect(from('https://shop.example/pens', '/login?lang=en')).toBe('/login?lang=en&TARGET=%2Fpens');
  });

  test('the login URL carries the path as jumpUrl for consumers [LOGIN-002]', () => {
    expect(from('https://shop.example/pens', '/login', com)).toBe('/login?jumpUrl=%2Fpens');
  });

  test.each(['https://shop.example', 'https://shop.example/', 'https://shop.example/?cid=7'])(
    'the login URL carries no path for the root: "%s" [LOGIN-003]',
    (goal) => {
      expect(from(goal)).toBe('/login');
    },
  );

  test.each(['/idm', '/idm/reset', '/identity/confirm', '/sso/callback', '/office/supplies/login?x=1', '/IDM/x'])(
    'the login URL carries no path for the identity management path %s [LOGIN-004]',
    (path) => {
      expect(from(`https://shop.example${path}`)).toBe('/login');
    },
  );

  test.each(['/become-a-customer', '/business/become-customer/step2'])(
    'the login URL carries no path for the become-customer path %s [LOGIN-005]',
    (path) => {
      expect(from(`https://shop.example${path}`)).toBe('/login');
    },
  );

  test.each(['/pens/idm', '/pens?next=/sso', '/pens?from=become-a-customer', '/becoming-a-customer'])(
    'the login URL carries %s, which only resembles an excluded path [LOGIN-004, LOGIN-005]',
    (path) => {
      expect(from(`https://shop.example${path}`)).toBe(`/login?TARGET=${encodeURIComponent(path)}`);
    },
  );

  test.each(['/login?TARGET=%2Fcart', '/login?jumpUrl=%2Fcart', '/login?TARGET=', '/login?a=1&jumpUrl=%2Fcart#x'])(
    'the return parameter in %s is not overwritten [LOGIN-006]',
    (loginUrl) => {
      expect(from('https://shop.example/pens', loginUrl)).toBe(loginUrl);
      expect(from('https://shop.example/pens', loginUrl, com)).toBe(loginUrl);
    },
  );

  test.each(['https://elsewhere.example/pens', 'http://shop.example/pens', 'https://shop.example:8443/pens'])(
    'the login URL carries no path for another site: %s',
    (goal) => {
      expect(from(goal)).toBe('/login');
    },
  );
});
