import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { arrival } from '../../cart/delivery';
import { findProduct } from '../../catalogue/findProducts';
import { plansFor } from '../../catalogue/plans';
import { bestSellers, relatedProducts } from '../../catalogue/related';
import { findSubcategory } from '../../catalogue/subcategories';
import type { Product } from '../../database/schema';
import { specialProducts } from '../../database/specialProducts';
import { ShortText } from '../../http/readRequest';
import { rememberView } from '../../recommendations/viewed';
import { addForm, mountAttributes } from '../cart/addForm';
import { day } from '../platform/day';
import { dollars } from '../platform/dollars';
import { notFound } from '../platform/errorPage';
import { cartPath, type FormContext, formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { pickupForm } from '../stores/pickupForm';
import { addToList, closerLooks, pickUpToday, quickViews } from './closerLooks';
import { priceTag } from './priceTag';
import { productWidgets } from './productWidgets';
import { rowOfTiles } from './rowOfTiles';

const relatedShown = 6;
const tableRows = 4;

export function productPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/product/:sku', async (c) => {
    const sku = c.req.param('sku');
    const product = v.is(ShortText, sku) ? await findProduct(c.get('database'), sku) : undefined;
    return product ? productPage(c, product) : notFound(c);
  });
  return pages;
}

async function productPage(c: ShopContext, product: Product): Promise<Response> {
  const shelf = findSubcategory(product.subcategory);
  const special = specialProducts.find(({ sku }) => sku === product.sku);
  const context = formContext(c);
  await rememberView(c.get('database'), c.get('visitor'), product.sku);
  const related = await relatedProducts(c.get('database'), [product.sku], relatedShown);
  return respondPage(c, {
    title: product.name,
    body: html`<p class="crumbs"><a href="/">Home</a> / <a href="/webapp/category/${product.subcategory}">${shelf?.name}</a></p>
      <article class="product">
        <img class="product-picture" src="${picturePath(product, 360)}" width="360" height="360" alt="">
        <div>
          <h1>${product.name}</h1>
          <p class="quiet">${product.brand} · Item ${product.sku}</p>
          ${priceTag(product)}
          ${facts(product)}
          ${special ? html`<p class="notice">${special.what}: ${special.happens}</p>` : nothing}
          ${addForm(product, { context, hasQuantity: true, ...(special?.quantity && { quantity: special.quantity }) })}
          ${product.isPickupEligible && !product.isComingSoon ? html`${await pickupForm(c, product, context)}${pickUpToday(product)}` : nothing}
          ${addToList(product)}
          ${await plans(c, product, context)}
          ${closerLooks(product, await sameShelf(c, product))}
          ${productWidgets(product, context.tenant)}
        </div>
      </article>
      ${rowOfTiles({ type: 'customersAlsoBought', title: 'Customers also bought', at: 'product', skus: [product.sku], baseCategory: shelf?.name, products: related }, context)}
      ${quickViews(related)}`,
  });
}

/** Other pieces of furniture of the same kind, to compare in a table. */
async function sameShelf(c: ShopContext, { sku, subcategory }: Product): Promise<Product[]> {
  if (findSubcategory(subcategory)?.category !== 'Furniture') return [];
  return bestSellers(c.get('database'), tableRows, [sku], [subcategory]);
}

function facts(product: Product): Html {
  return html`<ul class="facts">
    <li>${product.stock === 0 ? 'Out of stock' : product.stock < 10 ? `Only ${product.stock} left` : 'In stock'}</li>
    ${deliveryMethod(product)}
    ${product.handlingFee > 0 ? html`<li>Handling ${dollars(product.handlingFee)} each</li>` : nothing}
    ${product.surchargeSplit ? html`<li>Sold in packs of ${product.surchargeSplit}, surcharge ${dollars(product.surchargeFee)} each</li>` : nothing}
    ${product.maxPerCart ? html`<li>Limit ${product.maxPerCart} per cart</li>` : nothing}
    ${product.maxPerCustomer ? html`<li>Limit ${product.maxPerCustomer} per customer</li>` : nothing}
    ${product.maxPerLine ? html`<li>Limit ${product.maxPerLine} at a time</li>` : nothing}
    ${product.bundleOf ? html`<li>Includes ${product.bundleOf.map(({ sku, qty }, index) => html`${index > 0 ? ', ' : ''}${qty} × <a href="${productPath(sku)}">${sku}</a>`)}</li>` : nothing}
  </ul>`;
}

/** The delivery method; empty for plans, services and memberships. */
function deliveryMethod(product: Product): Html {
  if (product.isInStoreOnly) return html`<li>Available in stores only</li>`;
  if (product.productType === 'ESD') return html`<li>Download</li>`;
  if (product.kind === 'GIFT_CARD') return html`<li>Sent by email</li>`;
  const days = arrival({ deliveryType: 'STA' }, product, new Date());
  return days ? html`<li>Arrives ${day(days.from)} to ${day(days.to)}</li>` : nothing;
}

/** The product in a bundle with a plan or a service that covers it. */
async function plans(c: ShopContext, product: Product, context: FormContext): Promise<Html> {
  if (product.kind !== 'PRODUCT' || product.isComingSoon) return nothing;
  const fitting = await plansFor(c.get('database'), [product.subcategory]);
  if (fitting.length === 0) return nothing;
  return html`<section class="plans"><h2>Add a plan or service</h2>${fitting.map((plan) => {
    const label = `Add with ${plan.name}, ${dollars(plan.listPrice ?? 0)}`;
    const attributes = mountAttributes({ 'data-sku': product.sku, 'data-warranty-sku': plan.sku, 'data-label': label });
    return html`<div class="add" data-quire="add-to-cart-button"${attributes}><form method="post" action="${cartPath('add', context)}">
      <input type="hidden" name="itemId" value="${product.sku}"><input type="hidden" name="qty" value="1">
      <input type="hidden" name="planId" value="${plan.sku}"><input type="hidden" name="back" value="${context.back}">
      <button type="submit" class="button button-quiet">${label}</button></form></div>`;
  })}</section>`;
}
