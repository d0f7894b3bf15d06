import { Hono } from 'hono';
import type { StoreBody } from '../../../../src/core/stores/contract/stores';
import { checkStoreSearch } from '../../../../src/core/stores/rules/store';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { stores } from '../../database/schema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { pointOf, storesAround } from '../../stores/findStores';
import { storesByState } from '../../stores/storesByState';
import { contextIn } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';

const milesAround = 100;

/**
 * The store locator. Without the script, the page has its own search, which the widget takes over, and lists all stores
 * by state.
 */
export function storePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/stores', async (c) => {
    const say = sayOf(c);
    const widgetTexts = widgetTextsIn(languageOf(c), 'store-locator');
    const near = c.req.query('near')?.trim() ?? '';
    const states = storesByState(await c.get('database').select().from(stores));
    return respondPage(c, {
      title: say('Stores'),
      isTranslated: true,
      body: html`<h1>${say('Stores')}</h1>
        <div data-quire="store-locator" data-layout="inline" data-local-business="true" ${near === '' ? nothing : html`data-address="${near}"`}>
        <form method="get" action="/webapp/stores"><p><label for="near">${widgetTexts('where')}</label>
          <input id="near" name="near" value="${near}" required> <button type="submit" class="button">${say('Search')}</button></p></form>
        ${near === '' ? nothing : await storesNear(c, near)}
        ${states.map(
          ([state, inState]) =>
            html`<details><summary>${state}: ${inState.length}</summary><ul class="plain">${inState.map(
              ({ street, city, zipCode }) => html`<li><b>${city}</b>, ${street}, ${zipCode}</li>`,
            )}</ul></details>`,
        )}</div>`,
    });
  });
  return pages;
}

async function storesNear(c: ShopContext, near: string): Promise<Html> {
  const verdict = checkStoreSearch(near);
  const { zipCode = '', city = '', state = '' } = verdict.ok ? verdict.location : {};
  const reader = c.get('database');
  const texts = contextIn(languageOf(c));
  const found = await storesAround(reader, await pointOf(reader, { zipCode, city, state }), milesAround, texts);
  if (found.length === 0)
    return html`<p role="status">${texts.say('No stores within {n} miles of “{place}”.', { n: milesAround, place: near })}</p>`;
  return html`<ol class="plain">${found.map(row)}</ol>`;
}

function row({ city, state, zipCode, address, distance, storeStatus, storeStatusTime, workingHours }: StoreBody): Html {
  return html`<li><b>${city}, ${state}</b>, ${address?.addressLine1}, ${zipCode} (${distance} mi):
    ${storeStatus} ${storeStatusTime}. ${[workingHours].flat().join(', ')}</li>`;
}
