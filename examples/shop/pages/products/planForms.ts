import { mountAttributes } from '../cart/addForm';
import { addFields, cartPath, type FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

type Plan = { sku: string; name: string; price: number; stock: number };

/** Buttons that add a product together with a plan or a service that covers it, without those that are sold out. */
export function planForms(sku: string, plans: readonly Plan[], context: FormContext): Html {
  const available = plans.filter(({ stock }) => stock > 0);
  if (available.length === 0) return nothing;
  return html`<section class="plans"><h2>${context.say('Add a plan or service')}</h2>${available.map((plan) => {
    const label = context.say('Add with {plan}, {price}', { plan: plan.name, price: context.money(plan.price) });
    const attributes = mountAttributes({ 'data-sku': sku, 'data-warranty-sku': plan.sku, 'data-label': label });
    return html`<div class="add" data-quire="add-to-cart-button"${attributes}><form method="post" action="${cartPath('add', context)}">
      <input type="hidden" name="itemId" value="${sku}"><input type="hidden" name="qty" value="1">
      <input type="hidden" name="planId" value="${plan.sku}">${addFields(context)}
      <button type="submit" class="button button-quiet">${label}</button></form></div>`;
  })}</section>`;
}

/** What the page of a plan or a service has instead of a button, which the cart would refuse. */
export const soldWithProduct = ({ say }: FormContext): Html =>
  html`<p>${say('Sold with a product that it covers. Add it on the page of that product.')}</p>`;
