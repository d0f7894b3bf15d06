import { type RecommendationBody, RecommendationsBody } from '../contract/recommendation';
import type { SiteVariables } from '../rules/context';
import type { Money } from '../rules/money';
import type { HostSignal } from './host';
import type { Settings } from './settings';
import { toMoney } from './toMoney';
import type { Transport } from './transport';

/** One recommended product. `priceText` is the shop's own wording, to be shown as it is. */
export type Recommendation = {
  sku: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  priceText?: string;
};

export type RecommendationClient = {
  /** Products that go with `skus`, without those in `leaveOut`; an empty list is an answer too. Rejects with CommerceError. */
  forSkus(
    skus: string[],
    options?: { leaveOut?: string[]; count?: number; scheme?: string; signal?: HostSignal },
  ): Promise<Recommendation[]>;
};

const toRecommendation =
  (currency: string) =>
  (body: RecommendationBody): Recommendation => ({
    sku: body.itemId,
    name: body.title ?? body.itemId,
    url: body.url ?? undefined,
    imageUrl: body.image ?? undefined,
    price: toMoney(body.priceValue, 'recommendation: priceValue', currency),
    priceText: body.price ?? undefined,
  });

/** What is asked for unless the page says otherwise; the zip is the specification's fallback. */
/** How long one try may take: two fit into the time after which an empty place would say more than a waiting one. */
export const RECOMMENDATIONS_TIMEOUT_MS = 5000;

export const RECOMMENDATIONS = { scheme: 'fbt_default', mboxes: ['atc_drawer'], zip: '01702', count: 12 };

export function createRecommendationClient(
  send: Transport,
  settings: Settings,
  site: SiteVariables,
): RecommendationClient {
  const defaults = { ...RECOMMENDATIONS, ...settings.recommendations };
  return {
    async forSkus(skus, { leaveOut = [], count = defaults.count, scheme = defaults.scheme, signal } = {}) {
      const query = {
        skuList: skus,
        skusToBeFiltered: leaveOut,
        scheme,
        mboxes: defaults.mboxes,
        number: count,
        zip: defaults.zip,
        locale: site.hyphenatedLocale,
        channel: site.channelId,
        inputs: { adType: 'checkoutAddToCart', skipOutOfStock: true },
      };
      const { data } = await send(RecommendationsBody, 'recommend', {
        body: { serviceContext: {}, query },
        timeoutMs: Math.min(RECOMMENDATIONS_TIMEOUT_MS, settings.http.timeoutMs),
        on401: 'reject',
        ...(signal && { signal }),
      });
      return (data ?? []).map(toRecommendation(site.currency));
    },
  };
}
