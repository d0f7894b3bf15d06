import { Hono } from 'hono';
import * as v from 'valibot';
import { picturePath } from '../../shop/cart/answer/productBody';
import { ShortText } from '../../shop/http/readRequest';
import type { Refusal } from '../../shop/http/refusal';
import { sayRefusal, type Text } from '../../shop/languages/say';
import { addForm } from '../../shop/pages/cart/addForm';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { pathOf } from '../../shop/pages/platform/pathOf';
import { planForms, soldWithProduct } from '../../shop/pages/products/planForms';
import { amountTag } from '../../shop/pages/products/priceTag';
import { capabilities } from '../capabilities';
import type { GatewayParts } from '../createGateway';
import type { Engine, EngineProduct } from '../engine';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { cartPage } from './cartPage';
import { checkoutPath, respondPage } from './page';
import { formContext, pageNumber, textsOf } from './pageContext';

const perPage = 24;
const longestSearch = 100;
const noResults = { products: [], total: 0 };

/** The pages of the gateway: the catalogue, its search, products, and the cart. */
export function gatewayPages({ gateway, engine }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get('/', (c) => listPage(c, engine, 'Office Supplies'));
  pages.get('/webapp/search', (c) => listPage(c, engine, 'Search', searchIn(c)));
  pages.get('/webapp/product/:sku', async (c) => {
    const sku = c.req.param('sku');
    const [product] = v.is(ShortText, sku) ? await engine.findProducts([sku]) : [];
    return product ? productPage(c, product, await engine.findProducts(product.plans)) : notFound(c);
  });
  pages.get('/cc/mmx/cart', (c) => cartPage(c, { gateway, engine }));
  return pages;
}

/**
 * The text to search for: undefined without a search; empty if it has control characters only, which finds nothing. They
 * are left out because databases refuse them.
 */
function searchIn(c: GatewayContext): string | undefined {
  const typed = c.req.query('q');
  if (!typed) return undefined;
  // by code point, so that no character is cut in two
  return [...typed.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, longestSearch).join('');
}

async function listPage(c: GatewayContext, engine: Engine, title: Text, search?: string): Promise<Response> {
  const { say } = textsOf(c);
  const number = pageNumber(c);
  const query = { offset: (number - 1) * perPage, limit: perPage, ...(search && { search }) };
  const { products, total } = search === '' ? noResults : await engine.listProducts(query);
  const link = (target: number, text: string) =>
    html`<a href="?${new URLSearchParams({ ...(search && { q: search }), page: String(target) }).toString()}">${text}</a>`;
  const body = html`<h1>${search ? say('{n} results for “{search}”', { n: total, search }) : say(title)}</h1>
    ${search ? nothing : html`<p class="quiet">${say('{n} products', { n: total })}</p>`}
    <ul class="grid">${products.map((product) => tile(c, product))}</ul>
    <nav class="pages" aria-label="${say('Pages')}">${number > 1 ? link(number - 1, say('Previous')) : nothing}
      ${number * perPage < total ? link(number + 1, say('Next')) : nothing}</nav>`;
  return respondPage(c, { title: say(title), body });
}

function tile(c: GatewayContext, product: EngineProduct): Html {
  const { sku, title } = product;
  return html`<li class="tile-box"><div class="tile"><div class="tile-body">
    <div class="tile-product"><img src="${picturePath({ sku })}" srcset="${picturePath({ sku }, 360)} 2x" width="180" height="180" alt="" loading="lazy">
      <div class="tile-facts"><a class="tile-name" href="/webapp/product/${sku}">${title}</a>${price(product, c)}</div></div>
    <div class="tile-controls">${addButton(c, product)}</div></div></div></li>`;
}

function productPage(c: GatewayContext, product: EngineProduct, plans: EngineProduct[]): Response | Promise<Response> {
  const { sku, title, brand, stock, maxPerCart, relation } = product;
  const { say } = textsOf(c);
  const button = addButton(c, product, true);
  const available = stock < 10 ? say('Only {n} left', { n: stock }) : say('In stock');
  const facts = [
    stock === 0 ? say('Out of stock') : available,
    ...(maxPerCart === null ? [] : [say('Limit {n} per order', { n: maxPerCart })]),
  ];
  return respondPage(c, {
    title,
    body: html`<p class="crumbs"><a href="/">${say('Home')}</a></p><article class="product">
      <div class="gallery"><img class="product-picture" src="${picturePath({ sku }, 360)}" width="360" height="360" alt=""></div>
      <header><h1>${title}</h1><p class="quiet">${brand} · ${say('Item {sku}', { sku })}</p></header>
      ${price(product, c)}
      ${relation || product.price === null ? button : html`<div class="buy-bar">${button}</div>`}
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

function price({ price, listPrice }: EngineProduct, c: GatewayContext): Html {
  const texts = textsOf(c);
  if (price === null) return html`<p class="price price-none">${texts.say('Price not available')}</p>`;
  return amountTag(price, (listPrice ?? price) - price, texts);
}

/** A product without a price cannot be bought, and a plan only with its product. */
function addButton(
  c: GatewayContext,
  { sku, title, price, stock, relation }: EngineProduct,
  hasQuantity = false,
): Html {
  if (price === null) return nothing;
  if (relation) return soldWithProduct(formContext(c));
  const plain = { surchargeSplit: null, isComingSoon: false, isPreOrder: false, isInStoreOnly: false };
  return addForm({ sku, name: title, ...plain }, { context: formContext(c), hasQuantity, isSoldOut: stock === 0 });
}

export function notFound(c: GatewayContext): Response | Promise<Response> {
  const { say } = textsOf(c);
  const body = html`<h1>${say('Not found')}</h1><p><a href="/">${say('Go to the home page')}</a></p>`;
  return respondPage(c, { title: say('Not found'), body, status: 404 });
}

export function errorPage(c: GatewayContext, refusal: Refusal): Response | Promise<Response> {
  const { status } = refusal;
  const { say, language } = textsOf(c);
  // the checkout knows an order whose answer was lost
  const formPage = c.req.path.startsWith('/webapp/checkout') ? checkoutPath : '/cc/mmx/cart';
  const body = html`<h1>${say('Sorry')}</h1><p>${sayRefusal(language, refusal)}</p>
    <p>${status === 500 ? html`<a class="button" href="${c.req.method === 'GET' ? pathOf(c) : formPage}">${say('Try again')}</a> ` : nothing}<a href="/">${say('Go to the home page')}</a></p>`;
  return respondPage(c, { title: say('Sorry'), body, status });
}
