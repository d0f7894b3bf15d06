import * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { given } from '../../platform/client/wireValue';
import type { SiteVariables } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import { EcommContentBody, HtmlContentBody, PlaceBody } from '../contract/content';
import type { Banner } from '../rules/banner';
import { contentEndpoints } from './endpoints';
import { toBanner } from './toBanner';

/** A place of the page, and the only theme that it is to have, if any [CONT-001]. */
export type ContentPlace = { slot: string; theme?: string | undefined };

type Asking = Pick<Storefront, 'send' | 'site' | 'log'>;

/**
 * The banners of a place in pictures, without those of another place or theme, and without those that have no picture. One
 * that can not be read is left out, too, and the shop's log is told of it [CONT-002, CONT-005]. Rejects with CommerceError.
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
 * The content of a place as HTML, piece by piece. It is as the shop sent it: whoever shows it makes it safe [CONT-006].
 * Rejects with CommerceError.
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

/** What the call says of the shop, in the shop's own locale; nothing of the customer. */
function told({ hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant }: SiteVariables) {
  return { locale: hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant: tenant.legacyNumber };
}

/** What names no place or theme is for the one that was asked for. */
function isFor(place: ContentPlace, body: unknown): boolean {
  // one that does not even say so is told of as any other that can not be read
  const parsed = v.safeParse(PlaceBody, body);
  const said = parsed.success ? parsed.output : undefined;
  const [slot, theme] = [given(said?.slot), given(said?.theme)];
  return (slot ?? place.slot) === place.slot && (!place.theme || (theme ?? place.theme) === place.theme);
}
