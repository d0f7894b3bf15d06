import { cartridgesFor, printersFor } from '../../catalogue/compatible';
import type { Product } from '../../database/schema';
import type { Text } from '../../languages/say';
import { mountAttributes } from '../cart/addForm';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { jsonChild } from '../platform/jsonChild';

const reordered = ['paper', 'envelopes', 'labels'];
const personalised = ['envelopes'];

/** What a page offers for some products only. Each is a link or nothing without the script. */
export function productWidgets({ sku, subcategory, kind, stock }: Product, { say, tenant }: FormContext): Html {
  const element = (widget: string, attributes: Record<string, string | undefined>, content: Html = nothing) =>
    html`<div class="add" data-quire="${widget}"${mountAttributes(attributes)}>${content}</div>`;
  const [printers, cartridges] = [printersFor(sku), cartridgesFor(sku)];
  return html`
    ${cartridges.length > 0 ? element('compatible-cartridges', { 'data-skus': cartridges.join() }) : nothing}
    ${printers.length > 0 ? element('compatible-printers', { 'data-skus': printers.join() }) : nothing}
    ${reordered.includes(subcategory) ? element('auto-restock-drawer', { 'data-sku': sku, 'data-label': say('Reorder automatically') }) : nothing}
    ${
      personalised.includes(subcategory)
        ? element(
            'customize-drawer',
            { 'data-url': `/webapp/product/${sku}` },
            jsonChild({ options: [{ name: say('Print'), values: ['Logo', say('Return address')] }] }),
          )
        : nothing
    }
    ${kind === 'MEMBERSHIP' ? element('membership-drawer', { 'data-sku': sku }, jsonChild({ benefits: membershipBenefits.map((text) => say(text)) })) : nothing}
    ${stock === 0 ? element('expert-suggest', { 'data-sku': sku }) : nothing}
    ${tenant === 'SBA' && kind === 'PRODUCT' ? element('quote-overlay', { 'data-label': say('Request a quote') }) : nothing}`;
}

/** What a member of the premium program has. */
const membershipBenefits: Text[] = [
  '5% off every order',
  'Free delivery from the first item',
  'A year of protection plans',
];
