import { expect, test } from 'vitest';
import { CONTEXT } from '../../../../tests/support/widgets/storefront';
import { accountUrl } from './accountUrls';
import { type AccountRoute, type StorefrontConfig, settingsOf } from './settings';

const urlsOf = (urls: StorefrontConfig['urls'] = {}) => {
  const settings = settingsOf({ ...CONTEXT, urls });
  const routes: AccountRoute[] = [
    'identityLogin',
    'serviceLogin',
    'serviceThirdPartyLogin',
    'createAccount',
    'becomeCustomer',
  ];
  return routes.map((route) => accountUrl(settings, route));
};

test('each account route has the URL that the configuration sets [ROUTE-015]', () => {
  const own = {
    identityLogin: '/idm',
    serviceLogin: '/service',
    serviceThirdPartyLogin: '/partner',
    createAccount: '/join',
    becomeCustomer: '/lead',
  };
  expect(urlsOf(own)).toEqual(['/idm', '/service', '/partner', '/join', '/lead']);
});

test('by default every sign-in route is the login page, and the other routes have default paths [ROUTE-015]', () => {
  const login = '/office/supplies/login';
  expect(urlsOf()).toEqual([login, login, login, '/office/supplies/register', '/become-a-customer']);
  expect(urlsOf({ login: '/enter' }).slice(0, 3)).toEqual(['/enter', '/enter', '/enter']);
});
