import type { Site } from '../rules/context';
import { loginUrlFor } from '../rules/loginRedirect';
import type { Host } from './host/host';
import type { AccountRoute, Settings } from './settings';

/** The URL of an account page: from the page's `urls`, otherwise a built-in path or the login page [ROUTE-015]. */
export function accountUrl({ urls }: Settings, route: AccountRoute): string {
  const defaults = { createAccount: '/office/supplies/register', becomeCustomer: '/become-a-customer' };
  return urls[route] ?? (route === 'createAccount' || route === 'becomeCustomer' ? defaults[route] : urls.login);
}

/** The URLs of the account pages, each returning to `goal`: a URL of this shop, by default the current page. */
export function accountUrls(
  { host, settings, site }: { host: Host; settings: Settings; site: Site },
  goal = host.location.href,
): { login: string; createAccount: string } {
  const leadingBack = (route: AccountRoute) =>
    loginUrlFor(goal, site, { href: host.location.href, loginUrl: accountUrl(settings, route) });
  return {
    login: leadingBack(site.isSBA ? 'serviceLogin' : 'identityLogin'),
    createAccount: leadingBack('createAccount'),
  };
}
