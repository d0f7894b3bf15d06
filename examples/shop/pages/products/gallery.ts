import { picturePath } from '../../cart/answer/productBody';
import { sidesOf } from '../../catalogue/pictures/details';
import { type View, viewsOf } from '../../catalogue/pictures/views';
import type { Product } from '../../database/schema';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/**
 * The pictures of a product and of what a bundle contains. They scroll sideways, and each has a thumbnail that leads to
 * it; the script keeps the page in its place and marks the thumbnail of the picture that is seen.
 */
export function gallery(product: Product, parts: Product[], context: FormContext): Html {
  const pictures = [
    ...viewsOf(product).map((view) => ({ product, view, text: textOf(product, view, context) })),
    ...parts.map((part) => ({ product: part, view: 'front' as const, text: part.name })),
  ];
  const large = pictures.map(
    ({ product: of, view, text }, at) =>
      html`<li id="picture-${at}"><img class="product-picture" src="${picturePath(of, 360, view)}" width="360" height="360" alt="${text}"${at > 0 ? html` loading="lazy"` : ''}></li>`,
  );
  if (large.length === 1) return html`<div class="gallery"><ul class="gallery-pictures">${large}</ul></div>`;
  const thumbnails = pictures.map(
    ({ product: of, view, text }, at) =>
      html`<li><a href="#picture-${at}"${at === 0 ? html` aria-current="true"` : ''}><img src="${picturePath(of, 180, view)}" width="64" height="64" alt="${text}"></a></li>`,
  );
  return html`<div class="gallery"><ul class="gallery-pictures" tabindex="0" aria-label="${context.say('Pictures')}">${large}</ul>
    <ul class="gallery-links">${thumbnails}</ul></div>`;
}

function textOf({ name }: Product, view: View, { say }: FormContext): string {
  const texts: Record<View, string> = {
    front: name,
    closeUp: say('Close-up'),
    inPlace: say('In the office'),
    pack: say('The whole pack'),
    size: say('Size: {size}', { size: sidesOf(name)?.join(' × ') ?? '' }),
  };
  return texts[view];
}
