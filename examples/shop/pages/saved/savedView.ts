import { ownerOf } from '../../accounts/owner';
import type { Visitor } from '../../accounts/session';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { unitPrice } from '../../cart/price';
import { findBySku } from '../../catalogue/findBySku';
import type { Reader } from '../../database/open';
import type { SavedItemRow } from '../../database/savedSchema';
import type { Product } from '../../database/schema';
import { readSaved, savedQty } from '../../saved/savedItem';
import { dollars } from '../platform/dollars';
import { addFields, type FormContext, savedPath } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

const shown = 50;

type SavedItem = SavedItemRow & { product: Product };

/** The newest saved items, with plain forms to move them to the cart or delete them. */
export async function savedView(reader: Reader, visitor: Visitor, context: FormContext): Promise<Html> {
  const rows = await readSaved({ tables: reader, owner: ownerOf(visitor) }, { page: 1, size: shown });
  const products = await findBySku(
    reader,
    rows.map(({ sku }) => sku),
  );
  const items = rows.flatMap((saved) =>
    products.filter(({ sku }) => sku === saved.sku).map((product) => ({ ...saved, product })),
  );
  if (items.length === 0) return nothing;
  return html`<section class="saved" aria-label="Saved for later"><h2>Saved for later</h2>
    <table><tbody>${items.map((item) => row(item, context))}</tbody></table></section>`;
}

function row(item: SavedItem, context: FormContext): Html {
  const { product } = item;
  const price = unitPrice(product);
  const isSoldOut = product.stock === 0;
  return html`<tr>
    <td class="cart-picture"><img src="${picturePath(product)}" width="60" height="60" alt=""></td>
    <th scope="row"><a href="${productPath(item.sku)}">${product.name}</a>
      ${isSoldOut ? html`<small class="bad">Out of stock</small>` : nothing}</th>
    <td class="each">${price === undefined ? '' : dollars(price)}</td>
    <td>${savedQty(item)}</td>
    <td>${isSoldOut ? nothing : form('move', 'Move to cart', `Move ${product.name} to cart`, item, context)}
      ${form('delete', 'Remove', `Remove ${product.name} from your saved items`, item, context)}</td></tr>`;
}

function form(act: 'move' | 'delete', text: string, label: string, { id }: SavedItem, context: FormContext): Html {
  return html`<form method="post" action="${savedPath(act, context)}"><input type="hidden" name="id" value="${id}">
    ${addFields(context)}<button type="submit" class="link" aria-label="${label}">${text}</button></form>`;
}
