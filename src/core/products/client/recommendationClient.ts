import type { HostSignal } from '../../platform/client/host/host';
import { toMoney } from '../../platform/client/wireValue';
import type { Money } from '../../platform/rules/money';
import type { Storefront } from '../../storefront';
import { type RecommendationBody, RecommendationsBody } from '../contract/recommendation';
import { productsEndpoints } from './endpoints';
import { RECOMMENDATIONS_TIMEOUT_MS, recommendationRequest } from './recommendationRequest';

/** One recommended product. `priceText` is the shop's own wording, displayed unchanged. */
export type Recommendation = {
  sku: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  priceText?: string;
};

export type RecommendationOptions = {
  leaveOut?: string[];
  count?: number;
  scheme?: string;
  /** The customer's ZIP code, if it is known [REC-005]. */
  zip?: string | undefined;
  signal?: HostSignal;
  /** Uses the other recommendation endpoint, for when the usual one returns nothing [REC-008]. */
  isFallback?: boolean;
};

export type RecommendationClient = {
  /** Products that go with `skus`, without those in `leaveOut`; the result may be empty. Rejects with CommerceError. */
  forSkus(skus: string[], options?: RecommendationOptions): Promise<Recommendation[]>;
};

const toRecommendation =
  (currency: string) =>
  (body: RecommendationBody): Recommendation => ({
    sku: body.itemId,
    name: body.title ?? body.itemId,
    url: body.url ?? undefined,
    imageUrl: [body.image ?? []].flat()[0],
    price: toMoney(body.priceValue, 'recommendation: priceValue', currency),
    priceText: body.price?.toString(),
  });

/** Creates the client for products that go with others. It rejects only with CommerceError. */
export function createRecommendationClient(storefront: Storefront): RecommendationClient {
  const { send, settings, site } = storefront;
  return {
    async forSkus(skus, { signal, isFallback, ...params } = {}) {
      const { data } = await send(
        RecommendationsBody,
        isFallback ? productsEndpoints.atRecommend : productsEndpoints.recommend,
        {
          body: recommendationRequest({ skus, ...params }, settings, site),
          timeoutMs: RECOMMENDATIONS_TIMEOUT_MS,
          on401: 'reject',
          signal,
        },
      );
      return (data ?? []).map(toRecommendation(site.currency));
    },
  };
}
