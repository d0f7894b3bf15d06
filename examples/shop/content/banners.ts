import { BREAKPOINTS } from '../../../src/core/content/rules/banner';
import type { Breakpoint } from '../../../src/core/platform/rules/breakpoints';
import { drawings } from '../catalogue/pictures/drawings';
import { sayIn, type Text } from '../languages/say';
import type { Language } from '../pages/platform/language';

/** The banner of a brand. Beacons of one of its products report who pays for it. */
type BrandBanner = {
  name: string;
  slot: string;
  theme: string;
  title: Text;
  more: Text;
  url: string;
  sku: string;
  drawing: string;
};

const boxes: Partial<Record<Breakpoint, [width: number, height: number]>> = {
  xs: [550, 220],
  sm: [770, 180],
  lg: [1140, 180],
};

const brandBanners: BrandBanner[] = [
  {
    name: 'xerox',
    slot: 'home',
    theme: 'brand',
    title: 'Xerox paper',
    more: 'For every printer, from one ream',
    url: '/webapp/search?q=Xerox',
    sku: 'OFF-PA-10001970',
    drawing: 'paper',
  },
  {
    name: 'xerox',
    slot: 'landing',
    theme: 'Xerox',
    title: 'Xerox paper',
    more: 'For every printer, from one ream',
    url: '/webapp/category/paper',
    sku: 'OFF-PA-10001970',
    drawing: 'paper',
  },
];

/** The banners of a slot in the wire format. With a theme, only its banners [CONT-002]. */
export function bannersOf(language: Language, slot: string, theme?: string) {
  const say = sayIn(language);
  return brandBanners
    .filter((banner) => banner.slot === slot && (theme === undefined || banner.theme === theme))
    .map(({ name, title, more, url, sku, ...rest }) => ({
      slot: rest.slot,
      theme: rest.theme,
      altText: `${say(title)}: ${say(more)}`,
      destinationURL: url,
      sizes: Object.fromEntries(
        Object.entries(boxes).map(([size, [imageWidth, imageHeight]]) => [
          size,
          {
            assetUrl: bannerPath(name, size, language),
            beaconUrls: [`/ads/seen/${sku}`],
            clickUrls: [`/ads/pressed/${sku}`],
            imageWidth,
            imageHeight,
          },
        ]),
      ),
    }));
}

export const bannerPath = (name: string, size: string, language: Language) =>
  `/banners/${name}-${size}.svg${language === 'en-US' ? '' : `?in=${language}`}`;

/** The picture of a banner as SVG; undefined when no banner has that name and size. */
export function bannerDrawing(name: string, size: string, language: Language): string | undefined {
  const say = sayIn(language);
  const banner = brandBanners.find((each) => each.name === name);
  const box = BREAKPOINTS.filter((each) => each === size).map((each) => boxes[each])[0];
  if (!banner || !box) return undefined;
  const [width, height] = box;
  const left = width - height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>.i{fill:#22305c}.m{fill:#7f9bd6}.l{fill:#c9d7f3}.a{fill:#e8743b}.p{fill:#fff}text{font-family:system-ui,sans-serif;fill:#22305c}</style>
<rect width="${width}" height="${height}" rx="10" fill="#e4ebfa"/>
<text x="28" y="${height / 2 - 4}" font-size="30" font-weight="700">${say(banner.title)}</text>
<text x="28" y="${height / 2 + 30}" font-size="18">${say(banner.more)}</text>
<svg x="${left}" y="10" width="${height - 20}" height="${height - 20}" viewBox="0 0 120 120">${drawings[banner.drawing] ?? ''}</svg></svg>`;
}
