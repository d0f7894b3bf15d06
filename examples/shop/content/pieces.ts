import { html } from 'hono/html';
import { productPath } from '../cart/answer/productBody';
import type { Reader } from '../database/open';
import { sayIn } from '../languages/say';
import type { Language } from '../pages/platform/language';
import { trendingNow } from '../recommendations/popular';

/** How many products a slot names. */
const named = 3;

/** A piece of content as an author writes it: HTML for one slot [CONT-006]. */
export type Piece = { slot: string; theme: string; html: string };

/** The shop's content for a slot, about the products that sell now. Empty for unknown slots. */
export async function piecesOf(reader: Reader, language: Language, slot: string, theme?: string): Promise<Piece[]> {
  if (slot !== 'home' || (theme !== undefined && theme !== 'news')) return [];
  const products = await trendingNow(reader, named, ['']);
  const say = sayIn(language);
  const body = await html`<h2>${say('What offices are ordering now')}</h2>
<ol>${products.map(({ sku, name }) => html`<li><a href="${productPath(sku)}">${name}</a></li>`)}</ol>
<p>${say('Order before noon and pick up today.')} <a href="/webapp/stores" target="_blank">${say('Find a store')}</a></p>`;
  return [{ slot, theme: 'news', html: String(body) }];
}
