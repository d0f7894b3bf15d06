import type { AccountRoute, Settings } from './settings';

/** Where an account page is: as the page's `urls` say, else the login page and our own paths [ROUTE-015]. */
export function accountUrl({ urls }: Settings, route: AccountRoute): string {
  const ours = { createAccount: '/office/supplies/register', becomeCustomer: '/become-a-customer' };
  return urls[route] ?? (route === 'createAccount' || route === 'becomeCustomer' ? ours[route] : urls.login);
}
