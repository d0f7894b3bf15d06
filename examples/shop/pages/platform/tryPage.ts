import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { productPath } from '../../cart/answer/productBody';
import { lockProducts } from '../../cart/lockProducts';
import { tileDemos } from '../../catalogue/tileDemos';
import { products } from '../../database/schema';
import { specialProducts } from '../../database/specialProducts';
import { menusIn } from '../../header/menus';
import { html } from './html';
import { jsonChild } from './jsonChild';
import { languageOf } from './language';
import { respondPage } from './layout';
import { leaveNotices } from './notices';

/** A page that lists every outcome of the shop. */
export function tryPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/try', (c) =>
    respondPage(c, {
      isEnglish: true,
      title: 'Try everything',
      body: html`<h1>Try everything</h1>
      <p>Each product below shows one thing that can happen in the shop. Sign in as <a href="/office/supplies/login">one of the demo customers</a> to see what depends on who you are, <a href="/try?script=off">turn the script off</a> to shop without it (and <a href="/try?script=on">on</a> again), or see <a href="/webapp/analytics">what the widgets report to analytics</a>.</p>
      <div class="cart-lines"><table class="try"><thead><tr><th scope="col">What</th><th scope="col">Product</th><th scope="col">What happens</th><th scope="col">Codes</th></tr></thead>
      <tbody>${specialProducts.map(
        ({ sku, what, happens, codes, quantity }) =>
          html`<tr><th scope="row">${what}</th><td><a href="${productPath(sku)}${quantity ? `?qty=${quantity}` : ''}">${sku}</a>${quantity ? html` × ${quantity}` : ''}</td><td>${happens}</td><td>${codes.map((code) => html`<code>${code}</code> `)}</td></tr>`,
      )}</tbody></table></div>
      <h2>Menu entries by device, flow and ramp</h2>
      <div data-quire="header-menu" data-position="utility">${jsonChild({ items: menusIn(languageOf(c)).demoMenu })}<a href="/webapp/wcs/stores/servlet/cart">Legacy cart page</a></div>
      <h2>Tiles</h2>
      <p>Search for these products to see what their tiles offer, or see <a href="/webapp/widgets">every widget</a>.</p>
      <ul class="plain">${tileDemos.map(
        ({ sku, what, happens }) =>
          html`<li><b>${what}</b>: <a href="/webapp/search?q=${sku}">${sku}</a>. ${happens}</li>`,
      )}</ul>
      <form method="post" action="/try/restock"><p>Sold out of the limited items? <button type="submit" class="button button-quiet">Restock these products</button></p></form>`,
    }),
  );

  pages.post('/try/restock', async (c) => {
    await c.get('database').transaction(async (tx) => {
      await lockProducts(
        tx,
        specialProducts.map(({ sku }) => sku),
      );
      for (const { sku, is } of specialProducts) {
        if (is?.stock !== undefined) await tx.update(products).set({ stock: is.stock }).where(eq(products.sku, sku));
      }
    });
    await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'good', text: 'Restocked.' }]);
    return c.redirect('/try', 303);
  });
  return pages;
}
