import * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { given } from '../../platform/client/wireValue';
import type { SiteVariables } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import { EcommContentBody, HtmlContentBody, PlaceBody } from '../contract/content';
import type { Banner } from '../rules/banner';
import { contentEndpoints } from './endpoints';
import { toBanner } from './toBanner';

/** A slot of the page, and optionally the only theme that it accepts [CONT-001]. */
export type ContentPlace = { slot: string; theme?: string | undefined };

type Asking = Pick<Storefront, 'send' | 'site' | 'log'>;

/**
 * Reads the image banners of a slot. Banners of another slot or theme, and banners without an image, are omitted. A
 * banner that cannot be parsed is omitted and logged [CONT-002, CONT-005]. Rejects with CommerceError.
 */
export async function readBanners(
  { send, site, log }: Asking,
  place: ContentPlace,
  signal?: HostSignal,
): Promise<Banner[]> {
  const { banners } = await send(EcommContentBody, contentEndpoints.ecommContent, {
    body: { ...place, siteVariables: told(site) },
    on401: 'reject',
    ...(signal && { signal }),
  });
  return banners.flatMap((body, index) => {
    if (!isFor(place, body)) return [];
    try {
      const banner = toBanner(body, `banners.${index}`);
      return Object.keys(banner.sizes).length > 0 ? [banner] : [];
    } catch (error) {
      void log('a banner can not be read', error, { ...place });
      return [];
    }
  });
}

/**
 * Reads the HTML content of a slot, as a list of fragments. The HTML is not sanitized; the caller must sanitize it
 * before rendering [CONT-006]. Rejects with CommerceError.
 */
export async function readHtmlContent(
  { send, site }: Pick<Asking, 'send' | 'site'>,
  place: ContentPlace,
  signal?: HostSignal,
): Promise<string[]> {
  const { htmlContent } = await send(HtmlContentBody, contentEndpoints.htmlContent, {
    body: { banners: [{ ...place }], siteVariables: told(site) },
    on401: 'reject',
    ...(signal && { signal }),
  });
  return htmlContent.filter((piece) => isFor(place, piece)).flatMap(({ html }) => html?.trim() || []);
}

/** The request's facts about the shop, in the shop's own locale. They contain nothing about the customer. */
function told({ hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant }: SiteVariables) {
  return { locale: hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant: tenant.legacyNumber };
}

/**
 * Whether content is for the requested slot and theme. Content that names no slot or theme matches the requested one.
 */
function isFor(place: ContentPlace, body: unknown): boolean {
  // an item that cannot be parsed here matches, so that the caller logs it as unreadable
  const parsed = v.safeParse(PlaceBody, body);
  const said = parsed.success ? parsed.output : undefined;
  const [slot, theme] = [given(said?.slot), given(said?.theme)];
  return (slot ?? place.slot) === place.slot && (!place.theme || (theme ?? place.theme) === place.theme);
}
