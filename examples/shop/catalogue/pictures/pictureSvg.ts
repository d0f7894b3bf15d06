import type { Product } from '../../database/schema';
import { articles } from './articles';
import { detailsOf } from './details';
import { drawings } from './drawings';
import { houseTones, type Tones, tonesOf } from './tones';

/** The picture of a product: its kind of article in the tones of its brand, with its size or model and its pack. */
export function productSvg(product: Pick<Product, 'name' | 'brand' | 'subcategory'>, size: number): string {
  const { name, subcategory } = product;
  const article = articles[subcategory]?.find((each) => each.name.test(name));
  const { caption, pack } = detailsOf(name);
  return svg(
    tonesOf(product),
    size,
    `${article?.drawing ?? drawings[subcategory] ?? ''}${label(caption)}${badge(pack)}`,
  );
}

/** The picture of a sub-category. */
export function subcategorySvg(drawing: string, size: number): string {
  return svg(houseTones, size, drawing);
}

function svg({ ink, middle, light, accent, ground }: Tones, size: number, content: string): string {
  const style = `.i{fill:${ink}}.m{fill:${middle}}.l{fill:${light}}.a{fill:${accent}}.p{fill:#fff}
.s,.t,.ring,.check{fill:none;stroke-linecap:round;stroke-linejoin:round}.s{stroke:${ink};stroke-width:4}.t{stroke:${middle};stroke-width:3}
.ring{stroke:${accent};stroke-width:6}.check{stroke:${accent};stroke-width:8}
text{font:700 10px system-ui,sans-serif;text-anchor:middle}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}"><style>${style}</style><rect width="120" height="120" fill="${ground}"/>${content}</svg>`;
}

/** A label at the lower edge. */
function label(text: string | undefined): string {
  if (!text) return '';
  const width = 12 + text.length * 6;
  return `<rect class="p" x="${60 - width / 2}" y="100" width="${width}" height="16" rx="8"/><text class="i" x="60" y="111.5">${text}</text>`;
}

/** A badge at the upper right. */
function badge(text: string | undefined): string {
  if (!text) return '';
  const width = 12 + text.length * 6;
  return `<rect class="a" x="${116 - width}" y="4" width="${width}" height="18" rx="9"/><text class="p" x="${116 - width / 2}" y="16.5">${text}</text>`;
}
