import * as v from '../../../../schema';
import type { Storefront } from '../../../storefront';
import type { Endpoint } from './endpoint';
import type { Request } from './transport';

/**
 * Sends a request of the page's own to the shop as the widgets send theirs: with the base path, the context token, the
 * timeout and the sign-in after a 401. Resolves with the response, which is not validated. With a `cacheId`, a second
 * request is rejected while the first is pending, and a later read is answered from the cache [HTTP-005, HTTP-006].
 * Rejects with CommerceError.
 */
export function requestShop(storefront: Storefront, endpoint: Endpoint, request?: Request): Promise<unknown> {
  return storefront.send(v.unknown(), { ...endpoint, name: endpoint.path }, request);
}
