import { ownerOf } from '../../accounts/owner';
import type { Visitor } from '../../accounts/session';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { unitPrice } from '../../cart/price';
import { findBySku } from '../../catalogue/findBySku';
import type { Reader } from '../../database/open';
import type { SavedItemRow } from '../../database/savedSchema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import type { SavedReader } from '../../saved/savedContext';
import { readSaved, savedQty } from '../../saved/savedItem';
import { addFields, type FormContext, savedPath } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

/** What a saved item displays of its product, whose price is in cents. */
type Shown = { sku: string; name: string; price?: number | null | undefined; isSoldOut: boolean };

/** Reads what is displayed of some products. Those that are no longer sold are left out. */
type ReadShown = (skus: string[]) => Promise<Shown[]>;

const most = 50;

/** The saved items of a visitor of the reference shop. */
export function savedView(reader: Reader, visitor: Visitor, context: FormContext): Promise<Html> {
  return savedForms({ tables: reader, owner: ownerOf(visitor) }, context, async (skus) =>
    (await findBySku(reader, skus)).map((product) => ({
      sku: product.sku,
      name: product.name,
      price: unitPrice(product),
      isSoldOut: product.stock === 0,
    })),
  );
}

/** The newest saved items, with plain forms to move them to the cart or delete them. */
export async function savedForms(saved: SavedReader, context: FormContext, readShown: ReadShown): Promise<Html> {
  const items = await readSaved(saved, { page: 1, size: most });
  if (items.length === 0) return nothing;
  const products = new Map((await readShown(items.map(({ sku }) => sku))).map((product) => [product.sku, product]));
  const title = widgetTextsIn(context.language, 'saved-for-later')('title');
  return html`<section class="saved" aria-label="${title}"><h2>${title}</h2>
    <table><tbody>${items.map((item) => row(item, products.get(item.sku), context))}</tbody></table></section>`;
}

function row(item: SavedItemRow, product: Shown | undefined, context: FormContext): Html {
  const { sku } = item;
  const texts = widgetTextsIn(context.language, 'saved-for-later');
  const { name, price, isSoldOut } = product ?? { name: sku, isSoldOut: true };
  return html`<tr>
    <td class="cart-picture"><img src="${picturePath({ sku })}" width="60" height="60" alt=""></td>
    <th scope="row"><a href="${productPath(sku)}">${name}</a>
      ${isSoldOut ? html`<small class="bad">${texts('outOfStock')}</small>` : nothing}</th>
    <td class="each">${price == null ? '' : context.money(price)}</td>
    <td>${savedQty(item)}</td>
    <td>${isSoldOut ? nothing : form('move', texts('move'), texts('moveNamed', { name }), item, context)}
      ${form('delete', texts('remove'), texts('removeNamed', { name }), item, context)}</td></tr>`;
}

function form(act: 'move' | 'delete', text: string, label: string, { id }: SavedItemRow, context: FormContext): Html {
  return html`<form method="post" action="${savedPath(act, context)}"><input type="hidden" name="id" value="${id}">
    ${addFields(context)}<button type="submit" class="link" aria-label="${label}">${text}</button></form>`;
}
