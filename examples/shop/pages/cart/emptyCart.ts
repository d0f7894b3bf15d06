import { widgetTextsIn } from '../../languages/widgetTexts';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** What the cart page shows for an empty cart, in the words and the box of its widget. */
export function emptyCart({ language }: FormContext): Html {
  const texts = widgetTextsIn(language, 'cart-page');
  return html`<div class="empty-cart"><p>${texts('empty')}</p><p>${texts('startShopping')}</p><a class="button" href="/">${texts('shop')}</a></div>`;
}
