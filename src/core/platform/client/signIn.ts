import type { EventBus } from '../../events/eventBus';
import type { SiteVariables } from '../rules/context';
import { loginUrlAfter401 } from '../rules/loginRedirect';
import type { Host } from './host/host';
import { shopUrl } from './http/requestUrl';
import type { TransportSession } from './http/transport';
import type { Settings } from './settings';

/**
 * Handles a 401: if the page configures a refresh URL, the session token is refreshed once and the request is retried
 * [SESS-028]. Otherwise the customer is redirected to the sign-in page [HTTP-008].
 */
export function createSignIn(
  { host, events, settings, site }: { host: Host; events: EventBus; settings: Settings; site: SiteVariables },
  contextToken: TransportSession['contextToken'],
): Pick<TransportSession, 'onUnauthorized'> & { goToSignIn(): void } {
  /** The page's only token refresh. All requests that receive a 401 wait for the same one. */
  let refreshed: Promise<boolean> | undefined;

  async function refreshToken(): Promise<boolean> {
    if (!settings.http.tokenRefreshUrl) return false;
    const abort = host.createAbort();
    const timer = host.setTimeout(() => abort.abort(), settings.http.timeoutMs);
    try {
      const response = await host.fetch(shopUrl(settings.http.tokenRefreshUrl, settings.http, host.location.href), {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        signal: abort.signal,
      });
      const token = response.headers.get(settings.http.contextTokenHeader);
      if (token) contextToken.store(token);
      return response.ok;
    } catch {
      return false;
    } finally {
      host.clearTimeout(timer);
    }
  }

  /** With a return address. Does nothing when the customer has just been redirected from there [HTTP-008]. */
  function goToSignIn() {
    const loginUrl = loginUrlAfter401(host.location.href, site, settings.urls.login);
    if (!loginUrl) return;
    events.publish('session:expired', { loginUrl });
    host.location.assign(loginUrl);
  }

  return {
    goToSignIn,
    async onUnauthorized(isRetry) {
      refreshed ??= refreshToken();
      if (!isRetry && (await refreshed)) return 'retry';
      goToSignIn();
      return 'give-up';
    },
  };
}
