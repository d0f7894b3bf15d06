import type { ShopContext } from '../accounts/visitor';
import { type Product, stores } from '../database/schema';
import { type Html, html } from './html';
import { cartPath, type Place } from './place';

/** A form that puts the product in the cart for a pick-up; without a store the shop asks for one. */
export async function pickupForm(c: ShopContext, product: Product, place: Place): Promise<Html> {
  const places = await c.get('database').select().from(stores).orderBy(stores.storeNumber);
  const id = `store-${product.sku}`;
  return html`<form class="pickup" method="post" action="${cartPath('add', place)}">
    <input type="hidden" name="itemId" value="${product.sku}"><input type="hidden" name="qty" value="1">
    <input type="hidden" name="deliveryType" value="ISP"><input type="hidden" name="back" value="${place.back}">
    <label for="${id}">Pick up in a store</label>
    <select id="${id}" name="pickupStoreNumber"><option value="">Choose a store</option>${places.map(
      ({ storeNumber, city, state, street }) =>
        html`<option value="${storeNumber}">${city}, ${state}: ${street}</option>`,
    )}</select>
    <button type="submit" class="button button-quiet">Add for pick-up</button></form>`;
}
