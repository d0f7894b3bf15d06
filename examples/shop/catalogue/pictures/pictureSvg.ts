import type { Product } from '../../database/schema';
import { findSubcategory } from '../subcategories';
import { articles } from './articles';
import { detailsOf, sidesOf } from './details';
import { drawings } from './drawings';
import { houseTones, type Tones, tonesOf } from './tones';
import type { View } from './views';

type Drawn = Pick<Product, 'name' | 'brand' | 'subcategory'>;

/** A picture of a product: its kind of article in the tones of its brand, with its size or model and its pack. */
export function productSvg(product: Drawn, size: number, view: View = 'front'): string {
  const { name, subcategory } = product;
  const article = articles[subcategory]?.find((each) => each.name.test(name));
  const drawing = article?.drawing ?? drawings[subcategory] ?? '';
  return svg(tonesOf(product), size, draw[view](drawing, product));
}

const draw: Record<View, (drawing: string, product: Drawn) => string> = {
  front(drawing, { name }) {
    const { caption, pack } = detailsOf(name);
    return `${drawing}${label(caption)}${badge(pack)}`;
  },
  closeUp: (drawing) => `<svg width="120" height="120" viewBox="24 12 64 64">${drawing}</svg>`,
  inPlace: (drawing, { subcategory }) =>
    findSubcategory(subcategory)?.category === 'Furniture' || onFloor.includes(subcategory)
      ? `${room}${at(28, 28, 0.7, drawing)}`
      : `${desk}${at(34, 32, 0.55, drawing)}`,
  pack(drawing, { name }) {
    const { pack } = detailsOf(name);
    const columns = Number(pack?.replace(/\D/g, '')) > 4 ? 3 : 2;
    const scale = 0.9 / columns;
    const copies = Array.from({ length: columns ** 2 }, (_, index) =>
      at(6 + (index % columns) * 120 * scale, 6 + Math.floor(index / columns) * 120 * scale, scale, drawing),
    );
    return copies.join('');
  },
  size(drawing, { name }) {
    const [width, height] = sidesOf(name) ?? [];
    return `${at(8, 4, 0.8, drawing)}<path class="t" d="M18 106h76M18 102v8M94 102v8M106 14v76M102 14h8M102 90h8"/>${label(width, 56)}${label(height, 104, 58)}`;
  },
};

const at = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** The shelves beside the furniture whose products stand on the floor. */
const onFloor = ['appliances', 'copiers', 'storage'];

const room = `<rect class="l" y="98" width="120" height="22"/><rect class="p" x="10" y="12" width="30" height="36" rx="2"/><path class="t" d="M10 12h30v36H10zM25 12v36M10 30h30"/>`;

const desk = `<rect class="l" width="120" height="92"/><rect class="m" y="90" width="120" height="8"/><rect class="i" y="98" width="120" height="22"/><rect class="p" x="98" y="76" width="12" height="14" rx="2"/><path class="p" d="M108 78h6v9h-6v-2h4v-5h-4z"/><path class="s" d="M18 90V56l12-14"/><path class="a" d="M24 34l18 10-8 12z"/><path class="i" d="M8 86h20v4H8z"/>`;

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

/** A label, at the lower edge unless it has another place. */
function label(text: string | undefined, x = 60, y = 111.5): string {
  if (!text) return '';
  const width = 12 + text.length * 6;
  return `<rect class="p" x="${x - width / 2}" y="${y - 11.5}" width="${width}" height="16" rx="8"/><text class="i" x="${x}" y="${y}">${text}</text>`;
}

/** A badge at the upper right. */
function badge(text: string | undefined): string {
  if (!text) return '';
  const width = 12 + text.length * 6;
  return `<rect class="a" x="${116 - width}" y="4" width="${width}" height="18" rx="9"/><text class="p" x="${116 - width / 2}" y="16.5">${text}</text>`;
}
