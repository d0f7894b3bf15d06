import type { ShopContext } from '../../accounts/visitor';
import { arrival } from '../../cart/delivery';
import { type Product, stores } from '../../database/schema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { storesByState } from '../../stores/storesByState';
import { addFormId, mountAttributes } from '../cart/addForm';
import type { ShopFormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { shippingText } from '../products/productFacts';

/**
 * The choice between shipping and pickup, beside the add button. Without the script its controls are a part of the plain
 * add form [DEC-Q552].
 */
export async function deliveryChoice(
  c: ShopContext,
  product: Product,
  { context, quantity }: { context: ShopFormContext; quantity: number },
): Promise<Html> {
  const { sku, isInStoreOnly } = product;
  const texts = widgetTextsIn(context.language, 'cart');
  const days = arrival({ deliveryType: 'STA' }, product, new Date());
  const states = storesByState(await c.get('database').select().from(stores));
  const attributes = mountAttributes({
    'data-sku': sku,
    'data-qty': Math.max(quantity, product.surchargeSplit ?? 1),
    'data-in-store-only': isInStoreOnly && 'true',
    'data-earliest': days?.from,
    'data-latest': days?.to,
  });
  const radio = (value: 'STA' | 'ISP', isChecked: boolean, name: string, about: Html | string) =>
    html`<label><input type="radio" name="deliveryType" value="${value}" form="${addFormId(sku)}"${isChecked ? html` checked` : nothing}><span><b>${name}</b> ${about}</span></label>`;
  return html`<div data-quire="delivery-choice"${attributes}><fieldset class="delivery-choice"><legend class="unseen">${texts('method.question')}</legend>
    ${isInStoreOnly ? nothing : radio('STA', true, texts('method.ship'), days ? html`<small>${shippingText(days, context)}</small>` : '')}
    <div>${radio('ISP', isInStoreOnly, texts('action.pickup'), '')}
      <select name="pickupStoreNumber" form="${addFormId(sku)}" aria-label="${texts('method.chooseStore')}"><option value="">${texts('method.chooseStore')}</option>${states.map(
        ([state, inState]) =>
          html`<optgroup label="${state}">${inState.map(
            ({ storeNumber, city, street }) =>
              html`<option value="${storeNumber}">${city}, ${state}: ${street}</option>`,
          )}</optgroup>`,
      )}</select></div></fieldset></div>`;
}
