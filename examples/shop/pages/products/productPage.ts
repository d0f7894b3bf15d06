import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { relationOf } from '../../cart/adding/parent';
import { mayPickUp } from '../../cart/delivery';
import { findBySku } from '../../catalogue/findBySku';
import { findProduct } from '../../catalogue/findProducts';
import { plansFor } from '../../catalogue/plans';
import { bestSellers, relatedProducts, skusOf } from '../../catalogue/related';
import { requestStockAlert } from '../../catalogue/stockAlerts';
import { findSubcategory } from '../../catalogue/subcategories';
import type { Product } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { scriptFile } from '../../http/staticFiles';
import type { Text } from '../../languages/say';
import { rememberView } from '../../recommendations/viewed';
import { addForm } from '../cart/addForm';
import { crumbs } from '../platform/crumbs';
import { notFound } from '../platform/errorPage';
import { type FormContext, formContext } from '../platform/formContext';
import { answerForm } from '../platform/formRequest';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { deliveryChoice } from '../stores/deliveryChoice';
import { addToList, compareOptions, pickUpToday, quickViews } from './closerLooks';
import { gallery } from './gallery';
import { planForms, soldWithProduct } from './planForms';
import { piecePrice, priceTag } from './priceTag';
import { availability, bulletsOf, specifications } from './productFacts';
import { ratingTag } from './productTile';
import { productWidgets } from './productWidgets';
import { rowOfTiles } from './rowOfTiles';
import { tilesFor } from './tilesFor';

const productScript = '/webapp/product.js';
const stockAlertPath = '/webapp/back-in-stock';
const StockAlertForm = v.object({ sku: ShortText });
const relatedShown = 6;
const tableRows = 4;

export function productPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/product/:sku', async (c) => {
    const sku = c.req.param('sku');
    const product = v.is(ShortText, sku) ? await findProduct(c.get('database'), sku) : undefined;
    return product ? productPage(c, product) : notFound(c);
  });
  pages.get(productScript, scriptFile(new URL('product.js', import.meta.url)));
  pages.post(stockAlertPath, (c) =>
    answerForm(c, StockAlertForm, async ({ sku }) => {
      await c.get('database').transaction((tx) => requestStockAlert(tx, c.get('visitor'), sku));
      return [{ tone: 'good', text: formContext(c).say("We'll tell you in your cart when it is back.") }];
    }),
  );
  return pages;
}

async function productPage(c: ShopContext, product: Product): Promise<Response> {
  const shelf = findSubcategory(product.subcategory);
  const context = formContext(c);
  const { say } = context;
  const database = c.get('database');
  await rememberView(database, c.get('visitor'), product.sku);
  const related = await relatedProducts(database, [product.sku], relatedShown);
  // others of the category, which the row above them does not have
  const similar = await bestSellers(database, relatedShown, skusOf([product, ...related]), [product.subcategory]);
  const parts = await findBySku(database, product.bundleOf?.map(({ sku }) => sku) ?? []);
  const [tile] = await tilesFor(c, [product]);
  const bullets = bulletsOf(product);
  const requested = Number.parseInt(c.req.query('qty') ?? '1', 10);
  const quantity = requested > 1 && requested < 1000 ? requested : 1;
  const isSoldOut = product.stock === 0;
  const isPlan = relationOf(product.kind) !== null;
  const canPickUp = product.isPickupEligible && !product.isComingSoon && mayPickUp(c.get('visitor').account);
  const hasDelivery = canPickUp && !isSoldOut;
  return respondPage(c, {
    title: product.name,
    scripts: [productScript],
    body: html`${crumbs(context, ...(shelf ? [{ label: say(shelf.name as Text), href: `/webapp/category/${shelf.slug}` }] : []))}
      <article class="product">
        ${gallery(product, parts, context)}
        <header>
          <h1>${product.name}</h1>
          <p class="quiet">${product.brand ? `${product.brand} · ` : nothing}${say('Item {sku}', { sku: product.sku })}</p>
          ${tile ? ratingTag(tile) : nothing}
        </header>
        <div class="product-price">${priceTag(product, context)}${piecePrice(product, context)}</div>
        ${availability(product, context, hasDelivery)}
        ${isPlan ? soldWithProduct(context) : nothing}
        ${isPlan && !isSoldOut ? nothing : html`<div class="buy-bar">${isPlan ? nothing : addForm(product, { context, hasQuantity: true, isSoldOut, hasDelivery, quantity })}${isSoldOut ? stockAlertForm(product, context) : nothing}</div>`}
        ${hasDelivery ? await deliveryChoice(c, product, { context, quantity }) : nothing}
        <div class="secondary">${isSoldOut && canPickUp ? pickUpToday(product) : nothing}${addToList(product, context)}${compareOptions(product, await sameShelf(c, product), context)}${productWidgets(product, context)}</div>
        ${await plans(c, product, context)}
        ${bullets.length > 1 ? html`<section><h2>${say('About this item')}</h2><ul class="facts">${bullets.map((text) => html`<li>${text}</li>`)}</ul></section>` : nothing}
        ${specifications(product, context)}
      </article>
      ${await rowOfTiles(c, { type: 'customersAlsoBought', title: say('Customers also bought'), at: 'product', skus: [product.sku], baseCategory: shelf?.name, products: related })}
      ${quickViews(similar, context)}`,
  });
}

/** Asks the shop to tell when the product is back in stock: the main action of a sold-out product [DEC-Q507]. */
function stockAlertForm({ sku }: Product, { back, say }: FormContext): Html {
  return html`<form method="post" action="${stockAlertPath}"><input type="hidden" name="back" value="${back}"><input type="hidden" name="sku" value="${sku}">
    <button type="submit" class="button">${say('Tell me when it is back')}</button></form>`;
}

/** Other pieces of furniture of the same kind, to compare in a table. */
async function sameShelf(c: ShopContext, { sku, subcategory, isComingSoon }: Product): Promise<Product[]> {
  if (isComingSoon || findSubcategory(subcategory)?.category !== 'Furniture') return [];
  return bestSellers(c.get('database'), tableRows, [sku], [subcategory]);
}

/** The product in a bundle with a plan or a service that covers it. */
async function plans(c: ShopContext, product: Product, context: FormContext): Promise<Html> {
  if (product.kind !== 'PRODUCT' || product.isComingSoon) return nothing;
  const fitting = await plansFor(c.get('database'), [product.subcategory]);
  return planForms(
    product.sku,
    fitting.map((plan) => ({ ...plan, price: plan.listPrice ?? 0 })),
    context,
  );
}
