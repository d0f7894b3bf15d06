import { formatNumber } from '../../../../src/core/platform/rules/priceText';
import type { StoreBody } from '../../../../src/core/stores/contract/stores';
import { stores } from '../../database/storeSchema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { placeOf, type StoreReader, storesAround } from '../../stores/findStores';
import { storesByState } from '../../stores/storesByState';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

export const storesPath = '/webapp/stores';

const milesAround = 100;

type Texts = Pick<FormContext, 'say' | 'locale' | 'language'>;

/**
 * The store locator. Without the script, the page has its own search, which the widget takes over, and lists all stores
 * by state.
 */
export async function storesView(reader: StoreReader, search: string | undefined, texts: Texts): Promise<Html> {
  const { say, language } = texts;
  const widgetTexts = widgetTextsIn(language, 'store-locator');
  const near = search?.trim() ?? '';
  const states = storesByState(await reader.select().from(stores));
  return html`<h1>${say('Stores')}</h1>
        <div data-quire="store-locator" data-layout="inline" data-local-business="true" ${near === '' ? nothing : html`data-address="${near}"`}>
        <form method="get" action="${storesPath}"><p><label for="near">${widgetTexts('where')}</label>
          <input id="near" name="near" value="${near}" required> <button type="submit" class="button">${say('Search')}</button></p></form>
        ${near === '' ? nothing : await storesNear(reader, near, texts)}
        ${states.map(
          ([state, inState]) =>
            html`<details><summary>${state}: ${inState.length}</summary><ul class="plain">${inState.map(
              ({ street, city, zipCode }) => html`<li><b>${city}</b>, ${street}, ${zipCode}</li>`,
            )}</ul></details>`,
        )}</div>`;
}

async function storesNear(reader: StoreReader, near: string, texts: Texts): Promise<Html> {
  const found = await storesAround(reader, await placeOf(reader, near), milesAround, texts);
  if (found.length === 0)
    return html`<p role="status">${texts.say('No stores within {n} miles of “{place}”.', { n: milesAround, place: near })}</p>`;
  const count = widgetTextsIn(texts.language, 'store-locator')('found', { n: found.length, place: near });
  return html`<p role="status">${count}</p><ol class="plain">${found.map((store) => row(store, texts))}</ol>`;
}

function row(
  { city, state, zipCode, address, distance, storeStatus, storeStatusTime, workingHours }: StoreBody,
  { language, locale }: Texts,
): Html {
  const widgetTexts = widgetTextsIn(language, 'store-locator');
  const miles = Number(distance);
  const away = miles === 0 ? widgetTexts('sameZip') : widgetTexts('miles', { n: formatNumber(miles, locale), miles });
  return html`<li><b>${city}, ${state}</b>, ${address?.addressLine1}, ${zipCode} (${away}):
    ${storeStatus} ${storeStatusTime}. ${[workingHours].flat().join(', ')}</li>`;
}
