import type { EventBus } from '../../events/eventBus';
import type { SiteVariables } from '../rules/context';
import { loginUrlAfter401 } from '../rules/loginRedirect';
import type { ContextToken } from './contextToken';
import type { Host } from './host/host';
import type { Settings } from './settings';

export type SignIn = {
  /** Sends the customer to the sign-in page, from where they come back; not when they have just been there [HTTP-008]. */
  goToSignIn(): void;
  /**
   * What a 401 leads to: the session's token is refreshed once where the page names an address for that, and the call sent
   * again [SESS-028]; else the customer goes to the sign-in page [HTTP-008].
   */
  onUnauthorized(isRetry: boolean): Promise<'retry' | 'give-up'>;
};

export type SignInParts = {
  host: Host;
  events: EventBus;
  settings: Settings;
  site: SiteVariables;
  contextToken: ContextToken;
};

export function createSignIn({ host, events, settings, site, contextToken }: SignInParts): SignIn {
  /** One refresh for all calls of the page: those that are refused together wait for it together. */
  let refreshed: Promise<boolean> | undefined;

  async function refreshToken(): Promise<boolean> {
    if (!settings.http.tokenRefreshUrl) return false;
    const abort = host.createAbort();
    const timer = host.setTimeout(() => abort.abort(), settings.http.timeoutMs);
    try {
      const response = await host.fetch(settings.http.tokenRefreshUrl, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        signal: abort.signal,
      });
      const token = response.headers.get(settings.http.contextTokenHeader);
      if (token) contextToken.keep(token);
      return response.ok;
    } catch {
      return false;
    } finally {
      host.clearTimeout(timer);
    }
  }

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
