import { EcommContentBody, HtmlContentBody } from '../contract/content';
import type { Banner } from '../rules/banner';
import type { SiteVariables } from '../rules/context';
import type { HostSignal } from './host';
import type { Storefront } from './storefront';
import { toBanner } from './toBanner';

/** A place of the page, and the only theme that it is to have, if any [CONT-001]. */
export type ContentPlace = { slot: string; theme?: string | undefined };

type Asking = Pick<Storefront, 'send' | 'site'>;

/** The banners of a place in pictures, without those of another place or theme [CONT-005]. Rejects with CommerceError. */
export async function readBanners({ send, site }: Asking, place: ContentPlace, signal?: HostSignal): Promise<Banner[]> {
  const { banners } = await send(EcommContentBody, 'ecommContent', {
    body: { ...place, siteVariables: told(site) },
    on401: 'reject',
    ...(signal && { signal }),
  });
  return banners.map((each, index) => toBanner(each, `banners.${index}`)).filter((banner) => isFor(place, banner));
}

/**
 * The content of a place as HTML, piece by piece. It is as the shop sent it: whoever shows it makes it safe [CONT-006].
 * Rejects with CommerceError.
 */
export async function readHtmlContent(
  { send, site }: Asking,
  place: ContentPlace,
  signal?: HostSignal,
): Promise<string[]> {
  const { htmlContent } = await send(HtmlContentBody, 'htmlContent', {
    body: { banners: [{ ...place }], siteVariables: told(site) },
    on401: 'reject',
    ...(signal && { signal }),
  });
  return htmlContent.filter((piece) => isFor(place, piece)).flatMap(({ html }) => html?.trim() || []);
}

/** What the call says of the shop; nothing of the customer. */
function told({ locale, langId, langCd, siteId, storeId, channelId, tenant }: SiteVariables) {
  return { locale, langId, langCd, siteId, storeId, channelId, tenant: tenant.legacyNumber };
}

/** What names no place or theme is for the one that was asked for. */
function isFor(place: ContentPlace, said: { slot?: string | null | undefined; theme?: string | null | undefined }) {
  return (said.slot ?? place.slot) === place.slot && (!place.theme || (said.theme ?? place.theme) === place.theme);
}
