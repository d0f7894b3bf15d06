import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { picturePath } from '../../shop/cart/answer/productBody';
import { ShortText } from '../../shop/http/readRequest';
import type { Refusal } from '../../shop/http/refusal';
import { addForm } from '../../shop/pages/cart/addForm';
import { contextIn, type FormContext } from '../../shop/pages/platform/formContext';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { pathOf } from '../../shop/pages/platform/pathOf';
import { planForms } from '../../shop/pages/products/planForms';
import { amountTag } from '../../shop/pages/products/priceTag';
import { capabilities } from '../capabilities';
import type { GatewayParts } from '../createGateway';
import type { Engine, EngineProduct } from '../engine';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { cartPage } from './cartPage';
import { checkoutPath, respondPage } from './page';

const perPage = 24;
const english = contextIn('en-US');

/** The pages of the gateway: the catalogue, its search, products, and the cart. */
export function gatewayPages({ gateway, engine }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get('/', (c) => listPage(c, engine, 'Office supplies'));
  pages.get('/webapp/search', (c) => listPage(c, engine, 'Search', c.req.query('q')?.slice(0, 100)));
  pages.get('/webapp/product/:sku', async (c) => {
    const sku = c.req.param('sku');
    const [product] = v.is(ShortText, sku) ? await engine.findProducts([sku]) : [];
    return product ? productPage(c, product, await engine.findProducts(product.plans)) : notFound(c);
  });
  pages.get('/cc/mmx/cart', (c) => cartPage(c, { gateway, engine }));
  return pages;
}

async function listPage(c: GatewayContext, engine: Engine, title: string, search?: string): Promise<Response> {
  const number = Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1);
  const query = { offset: (number - 1) * perPage, limit: perPage, ...(search && { search }) };
  const { products, total } = await engine.listProducts(query);
  const link = (target: number, text: string) =>
    html`<a href="?${new URLSearchParams({ ...(search && { q: search }), page: String(target) }).toString()}">${text}</a>`;
  const body = html`<h1>${search ? `Results for “${search}”` : title}</h1>
    <p class="quiet">${total} products</p>
    <ul class="grid">${products.map((product) => tile(c, product))}</ul>
    <nav class="pages" aria-label="Pages">${number > 1 ? link(number - 1, 'Previous') : nothing}
      ${number * perPage < total ? link(number + 1, 'Next') : nothing}</nav>`;
  return respondPage(c, { title, body });
}

function tile(c: GatewayContext, product: EngineProduct): Html {
  const { sku, title } = product;
  return html`<li class="tile-box"><div class="tile"><div class="tile-body">
    <div class="tile-product"><img src="${picturePath({ sku })}" srcset="${picturePath({ sku }, 360)} 2x" width="180" height="180" alt="" loading="lazy">
      <div class="tile-facts"><a class="tile-name" href="/webapp/product/${sku}">${title}</a>${price(product)}</div></div>
    <div class="tile-controls">${addButton(c, product)}</div></div></div></li>`;
}

function productPage(c: GatewayContext, product: EngineProduct, plans: EngineProduct[]): Response | Promise<Response> {
  const { sku, title, brand, stock, maxPerCart } = product;
  const facts = [
    stock === 0 ? 'Out of stock' : stock < 10 ? `Only ${stock} left` : 'In stock',
    ...(maxPerCart === null ? [] : [`Limit ${maxPerCart} per cart`]),
  ];
  return respondPage(c, {
    title,
    body: html`<p class="crumbs"><a href="/">Home</a></p><article class="product">
      <div class="gallery"><img class="product-picture" src="${picturePath({ sku }, 360)}" width="360" height="360" alt=""></div>
      <header><h1>${title}</h1><p class="quiet">${brand} · Item ${sku}</p></header>
      ${price(product)}
      <div class="buy-bar">${addButton(c, product, true)}</div>
      ${planForms(
        sku,
        plans.flatMap(({ price, title: name, ...plan }) => (price === null ? [] : [{ ...plan, name, price }])),
        formContext(c),
      )}
      <ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
      ${capabilities.has('lists') ? html`<div class="secondary"><div class="add" data-quire="add-to-list" data-sku="${sku}" data-product-name="${title}"></div></div>` : nothing}
    </article>`,
  });
}

const formContext = (c: GatewayContext): FormContext => ({
  ...english,
  back: pathOf(c),
  key: randomUUID(),
  tenant: 'COM',
});

function price({ price, listPrice }: EngineProduct): Html {
  if (price === null) return html`<p class="price price-none">Price not available</p>`;
  return amountTag(price, (listPrice ?? price) - price, english);
}

/** A product without a price cannot be bought. */
function addButton(c: GatewayContext, { sku, title, price, stock }: EngineProduct, hasQuantity = false): Html {
  if (price === null) return nothing;
  const plain = { surchargeSplit: null, isComingSoon: false, isPreOrder: false, isInStoreOnly: false };
  return addForm({ sku, name: title, ...plain }, { context: formContext(c), hasQuantity, isSoldOut: stock === 0 });
}

export function notFound(c: GatewayContext): Response | Promise<Response> {
  const body = html`<h1>Not found</h1><p><a href="/">Go to the home page</a></p>`;
  return respondPage(c, { title: 'Not found', body, status: 404 });
}

export function errorPage(c: GatewayContext, { message, status }: Refusal): Response | Promise<Response> {
  // the checkout knows an order whose answer was lost
  const formPage = c.req.path.startsWith('/webapp/checkout') ? checkoutPath : '/cc/mmx/cart';
  const body = html`<h1>Sorry</h1><p>${message}</p>
    <p>${status === 500 ? html`<a class="button" href="${c.req.method === 'GET' ? pathOf(c) : formPage}">Try again</a> ` : nothing}<a href="/">Go to the home page</a></p>`;
  return respondPage(c, { title: 'Sorry', body, status });
}
