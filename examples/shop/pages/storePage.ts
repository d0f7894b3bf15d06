import { Hono } from 'hono';
import type { ShopEnv } from '../accounts/visitor';
import { stores } from '../database/schema';
import { workingHours } from '../stores/openingHours';
import { html } from './html';
import { respondPage } from './layout';

/** Where the stores are; without the script all of them, by state. */
export function storePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/stores', async (c) => {
    const all = await c.get('database').select().from(stores).orderBy(stores.state, stores.city);
    return respondPage(c, {
      title: 'Stores',
      body: html`<h1>Stores</h1><div data-quire="store-locator" data-layout="inline" data-local-business="true">
        <p>Open ${workingHours.join(', ')}.</p>
        <ul class="plain">${all.map(({ street, city, state, zipCode }) => html`<li><b>${city}, ${state}</b>, ${street}, ${zipCode}</li>`)}</ul></div>`,
    });
  });
  return pages;
}
