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

/** Each as wide as the widest page that displays it: a banner is never enlarged. */
const boxes = { xs: [560, 220], sm: [984, 180], lg: [1140, 180] } as const satisfies Partial<
  Record<Breakpoint, [width: number, height: number]>
>;

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
        Object.entries(bannerPictures(name, language)).map(([size, picture]) => [
          size,
          { ...picture, beaconUrls: [`/ads/seen/${sku}`], clickUrls: [`/ads/pressed/${sku}`] },
        ]),
      ),
    }));
}

/** The pictures of a banner, by size. */
export function bannerPictures(name: string, language: Language) {
  const picture = (size: keyof typeof boxes) => {
    const [imageWidth, imageHeight] = boxes[size];
    return { assetUrl: bannerPath(name, size, language), imageWidth, imageHeight };
  };
  return { xs: picture('xs'), sm: picture('sm'), lg: picture('lg') };
}

const isSize = (size: string): size is keyof typeof boxes => Object.hasOwn(boxes, size);

const bannerPath = (name: string, size: string, language: Language) =>
  `/banners/${name}-${size}.svg${language === 'en-US' ? '' : `?in=${language}`}`;

/** The picture of a banner as SVG; undefined when no banner has that name and size. */
export function bannerDrawing(name: string, size: string, language: Language): string | undefined {
  const say = sayIn(language);
  const banner = brandBanners.find((each) => each.name === name);
  if (!banner || !isSize(size)) return undefined;
  const [width, height] = boxes[size];
  const left = width - height;
  const letters = size === 'xs' ? 24 : 18;
  const lines = wrapped(say(banner.more), (left - 28) / (letters * 0.6));
  const top = height / 2 + 10 - lines.length * letters * 0.7;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>.i{fill:#22305c}.m{fill:#7f9bd6}.l{fill:#c9d7f3}.a{fill:#e8743b}.p{fill:#fff}text{font-family:system-ui,sans-serif;fill:#22305c}.box{fill:#e4ebfa}@media(prefers-color-scheme:dark){text{fill:#e8ebf5}.box{fill:#222d52}}</style>
<rect class="box" width="${width}" height="${height}" rx="10"/>
<text x="28" y="${top}" font-size="32" font-weight="700">${say(banner.title)}</text>
<text y="${top + 4}" font-size="${letters}">${lines.map((line) => `<tspan x="28" dy="1.4em">${line}</tspan>`).join('')}</text>
<svg x="${left}" y="10" width="${height - 20}" height="${height - 20}" viewBox="0 0 120 120">${drawings[banner.drawing] ?? ''}</svg></svg>`;
}

/** Breaks a text into lines of at most this many characters. */
function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > most) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
