import type { ShopContext } from '../../accounts/visitor';
import { type Product, stores } from '../../database/schema';
import { storesByState } from '../../stores/storesByState';
import { addFields, cartPath, type FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** A form that adds the product for a pick-up. Without a store, the shop prompts for one. */
export async function pickupForm(c: ShopContext, product: Product, context: FormContext): Promise<Html> {
  const states = storesByState(await c.get('database').select().from(stores));
  const id = `store-${product.sku}`;
  return html`<form class="pickup" method="post" action="${cartPath('add', context)}">
    <input type="hidden" name="itemId" value="${product.sku}"><input type="hidden" name="qty" value="1">
    <input type="hidden" name="deliveryType" value="ISP">${addFields(context)}
    <label for="${id}">${context.say('Pick up in store')}</label>
    <select id="${id}" name="pickupStoreNumber"><option value="">${context.say('Choose a store')}</option>${states.map(
      ([state, inState]) =>
        html`<optgroup label="${state}">${inState.map(
          ({ storeNumber, city, street }) => html`<option value="${storeNumber}">${city}, ${state}: ${street}</option>`,
        )}</optgroup>`,
    )}</select>
    <button type="submit" class="button button-quiet">${context.say('Add for pickup')}</button></form>`;
}
