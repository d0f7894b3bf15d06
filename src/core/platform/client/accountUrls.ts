import type { AccountRoute, Settings } from './settings';

/** The URL of an account page: from the page's `urls`, otherwise a built-in path or the login page [ROUTE-015]. */
export function accountUrl({ urls }: Settings, route: AccountRoute): string {
  const defaults = { createAccount: '/office/supplies/register', becomeCustomer: '/become-a-customer' };
  return urls[route] ?? (route === 'createAccount' || route === 'becomeCustomer' ? defaults[route] : urls.login);
}
