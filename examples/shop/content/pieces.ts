import { and, desc, gt, notInArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { productPath } from '../cart/answer/productBody';
import { bestSellers, mostOrdered, sellable, skusOf } from '../catalogue/related';
import type { Reader } from '../database/open';
import { products } from '../database/schema';
import { sayIn } from '../languages/say';
import type { Language } from '../pages/platform/language';

/** How many products a slot names. */
const named = 3;

/** A piece of content as an author writes it: HTML for one slot [CONT-006]. */
export type Piece = { slot: string; theme: string; html: string };

/** The shop's content for a slot: its largest savings, without the best sellers of the same page. Empty for unknown slots. */
export async function piecesOf(reader: Reader, language: Language, slot: string, theme?: string): Promise<Piece[]> {
  if (slot !== 'home' || (theme !== undefined && theme !== 'news')) return [];
  const best = skusOf(await bestSellers(reader, mostOrdered, ['']));
  const onSale = await reader
    .select()
    .from(products)
    .where(and(sellable, gt(products.salePercent, 0), notInArray(products.sku, best)))
    .orderBy(desc(products.salePercent), desc(products.timesOrdered), products.sku)
    .limit(named);
  if (onSale.length === 0) return [];
  const say = sayIn(language);
  const body = await html`<h2>${say('On sale')}</h2>
<ol>${onSale.map(({ sku, name }) => html`<li><a href="${productPath(sku)}">${name}</a></li>`)}</ol>
<p>${say('Order before noon and pick up today.')} <a href="/webapp/stores" target="_blank">${say('Find a store')}</a></p>`;
  return [{ slot, theme: 'news', html: String(body) }];
}
