import * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { orUndefined } from '../../platform/client/wireValue';
import type { SiteVariables } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import { ContentSlotBody, EcommContentBody, HtmlContentBody } from '../contract/content';
import type { Banner } from '../rules/banner';
import { contentEndpoints } from './endpoints';
import { toBanner } from './toBanner';

/** A slot of the page, and optionally the only theme that it accepts [CONT-001]. */
export type ContentSlot = { slot: string; theme?: string | undefined };

/**
 * Reads the image banners of a slot. Banners of another slot or theme, and banners without an image, are omitted. A
 * banner that cannot be parsed is omitted and logged [CONT-002, CONT-005]. Rejects with CommerceError.
 */
export async function readBanners(
  storefront: Storefront,
  contentSlot: ContentSlot,
  signal?: HostSignal,
): Promise<Banner[]> {
  const { send, site, log } = storefront;
  const { banners } = await send(EcommContentBody, contentEndpoints.ecommContent, {
    body: { ...contentSlot, siteVariables: siteVariablesBody(site) },
    on401: 'reject',
    signal,
  });
  return banners.flatMap((body, index) => {
    if (!isFor(contentSlot, body)) return [];
    try {
      const banner = toBanner(body, `banners.${index}`);
      return Object.keys(banner.sizes).length > 0 ? [banner] : [];
    } catch (error) {
      void log('a banner is invalid', error, { ...contentSlot });
      return [];
    }
  });
}

/**
 * Reads the HTML content of a slot, as a list of fragments. The HTML is not sanitized; the caller must sanitize it
 * before rendering [CONT-006]. Rejects with CommerceError.
 */
export async function readHtmlContent(
  storefront: Storefront,
  contentSlot: ContentSlot,
  signal?: HostSignal,
): Promise<string[]> {
  const { send, site } = storefront;
  const { htmlContent } = await send(HtmlContentBody, contentEndpoints.htmlContent, {
    body: { banners: [{ ...contentSlot }], siteVariables: siteVariablesBody(site) },
    on401: 'reject',
    signal,
  });
  return htmlContent.filter((piece) => isFor(contentSlot, piece)).flatMap(({ html }) => html?.trim() || []);
}

/** The request's facts about the shop, in the shop's own locale. They contain nothing about the customer. */
function siteVariablesBody({ hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant }: SiteVariables) {
  return { locale: hyphenatedLocale, langId, langCd, siteId, storeId, channelId, tenant: tenant.legacyNumber };
}

/**
 * Whether content is for the requested slot and theme. Content that names no slot or theme matches the requested one.
 */
function isFor(requested: ContentSlot, body: unknown): boolean {
  // an item that cannot be parsed here matches, so that the caller logs it as unreadable
  const parsed = v.safeParse(ContentSlotBody, body);
  const content = parsed.success ? parsed.output : undefined;
  const [slot, theme] = [orUndefined(content?.slot), orUndefined(content?.theme)];
  return (
    (slot ?? requested.slot) === requested.slot && (!requested.theme || (theme ?? requested.theme) === requested.theme)
  );
}
