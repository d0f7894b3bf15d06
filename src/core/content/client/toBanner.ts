import { parseAnswer } from '../../platform/client/http/failures';
import { orUndefined } from '../../platform/client/wireValue';
import { safeUrl } from '../../platform/rules/safeUrl';
import { BannerBody, BannerSizeBody } from '../contract/content';
import { type Banner, type BannerSize, BREAKPOINTS } from '../rules/banner';

type Written<T> = T | null | undefined;

/** Translates a banner. Throws CommerceError `contract` that names the invalid field [CONT-002]. */
export function toBanner(body: unknown, name: string): Banner {
  const { slot, theme, altText, destinationURL, targetWindow, sizes } = parseAnswer(BannerBody, body, name);
  return {
    slot: orUndefined(slot),
    theme: orUndefined(theme),
    alt: altText ?? '',
    url: safeUrl(orUndefined(destinationURL)),
    opensNewTab: /^(new-page|_blank)$/i.test(targetWindow ?? ''),
    sizes: toBannerSizes(sizes, `${name}.sizes`),
  };
}

/**
 * Translates the sizes of a banner, by breakpoint. A size without an image, or without a valid width and height, is
 * omitted. Throws CommerceError `contract` that names the invalid field [CONT-002].
 */
export function toBannerSizes(sizes: Written<Record<string, unknown>>, name: string): Banner['sizes'] {
  const read = BREAKPOINTS.flatMap((each) => {
    const body = sizes?.[each];
    const size = body === undefined ? undefined : toSize(parseAnswer(BannerSizeBody, body, `${name}.${each}`));
    return size ? [[each, size] as const] : [];
  });
  return Object.fromEntries(read);
}

function toSize({ assetUrl, beaconUrls, clickUrls, imageWidth, imageHeight }: BannerSizeBody): BannerSize | undefined {
  const url = safeUrl(orUndefined(assetUrl));
  const [width, height] = [Number(imageWidth), Number(imageHeight)];
  if (!url || !(width > 0) || !(height > 0)) return undefined;
  return { assetUrl: url, width, height, beaconUrls: list(beaconUrls), clickUrls: list(clickUrls) };
}

const list = (urls: Written<string | string[]>): string[] => [urls ?? []].flat();
