import { toMessages } from '../../cart/client/toCart';
import type { CartMessage } from '../../cart/rules/cart';
import type { HostSignal } from '../../platform/client/host/host';
import { ownRefusal } from '../../platform/client/http/failures';
import { isSet } from '../../platform/client/wireValue';
import type { Storefront } from '../../storefront';
import { PickupStoresBody, type PickupStoresRequest } from '../contract/stores';
import type { SearchLocation } from '../rules/place';
import { checkStoreSearch, type Store } from '../rules/store';
import { storesEndpoints } from './endpoints';
import { knownLocation, rememberZipcode } from './preferredStore';
import { toStore } from './storeLocator';

/** `isTaxExempt` is sent to business customers only [STORE-015]. */
export type PickupStores = { stores: Store[]; messages: CartMessage[]; isTaxExempt?: boolean };

export type PickupClient = {
  /**
   * Finds stores around a place, with their stock of some SKUs. Without a `term` it uses the customer's known location.
   * Rejects with CommerceError: `refused` INVALID_SEARCH, without a request, for an invalid term [STORE-007]; `refused`
   * INVALID_ZIPCODE, 'Invalid zipcode', if there are no stores [STORE-008].
   */
  find(search: { term?: string; skus?: readonly string[]; signal?: HostSignal }): Promise<PickupStores>;
};

/** Creates the client that finds pickup stores [STORE-015]. */
export function createPickupClient(storefront: Storefront): PickupClient {
  const { host, send, site } = storefront;

  function requestFor(term: string | undefined): PickupStoresRequest {
    const verdict = term === undefined ? undefined : checkStoreSearch(term);
    if (verdict && !verdict.ok) throw ownRefusal('INVALID_SEARCH', `not a place to look for: ${verdict.term}`);
    const { zipCode = '', state = '', city = '' }: SearchLocation = verdict?.location ?? knownLocation(storefront);
    const searchParam = verdict?.term ?? zipCode;
    return { zipCode, state, city, searchParam, tenantId: site.tenant.legacyNumber };
  }

  return {
    async find({ term, skus = [], signal }) {
      const body = requestFor(term);
      const answer = await send(PickupStoresBody, storesEndpoints.pickupStores, {
        body,
        query: { itemIds: skus.join(',') || undefined },
        signal,
      });
      const stores = (answer.pickInStoreDetails[0]?.store ?? []).map(toStore);
      if (stores.length === 0) throw ownRefusal('INVALID_ZIPCODE', 'Invalid zipcode');
      rememberZipcode(host, term);
      return {
        stores,
        messages: toMessages(answer.messages),
        ...(site.isSBA && { isTaxExempt: isSet(answer.taxExempt) }),
      };
    },
  };
}
