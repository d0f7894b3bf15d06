import * as v from '../../../schema';
import type { SiteVariables } from '../rules/context';
import type { Session } from '../rules/session/session';
import { sessionEndpoints } from './endpoints';
import type { Transport } from './http/transport';

export type SessionTokenDependencies = { session: Session; site: SiteVariables; send: Transport };

/** Requests a new session token, which is required after sign-in, sign-out or a change of context [SESS-027]. */
export async function updateSessionToken({ session, site, send }: SessionTokenDependencies): Promise<void> {
  const query = { tenantId: site.tenant.shortName, storeId: site.storeId, zip: session.zipcode || undefined };
  const serviceContext = { siteId: site.siteId, channelId: site.channelId, locale: site.hyphenatedLocale };
  await send(v.unknown(), sessionEndpoints.updateSessionToken, {
    query,
    body: { serviceContext, query },
    on401: 'reject',
  });
}
