import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { subcategoryPicturePath } from '../../cart/answer/productBody';
import { findBySku } from '../../catalogue/findBySku';
import { findProducts, isSort, type ProductPage, type Sort, sorts } from '../../catalogue/findProducts';
import { bestSellers } from '../../catalogue/related';
import { findSubcategory, subcategories } from '../../catalogue/subcategories';
import { withQuery } from '../../http/safePath';
import { trendingNow } from '../../recommendations/popular';
import { viewedSkus } from '../../recommendations/viewed';
import { bannerSlot, brandShop, htmlSlot, newsOfHome } from '../content/contentSlots';
import { addToListOverlay } from '../lists/listPages';
import { counted } from '../platform/counted';
import { notFound } from '../platform/errorPage';
import { formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { pathOf } from '../platform/pathOf';
import { productGrid, tileGrid } from './productTile';
import { rowOfTiles } from './rowOfTiles';

/** The number of products in the server's own row. */
const recommended = 6;

/** Home pages, categories and search. */
export function cataloguePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/', (c) =>
    home(
      c,
      'Everything your office runs on',
      'Paper, pens, chairs and machines. Delivered tomorrow, or ready for pickup today.',
    ),
  );
  pages.get('/sba', (c) =>
    home(c, 'Your company’s office, restocked', 'Contract prices, approvals and one cart for the whole team.'),
  );

  pages.get('/webapp/category/:slug', async (c) => {
    const shelf = findSubcategory(c.req.param('slug'));
    if (!shelf) return notFound(c);
    const found = await findProducts(c.get('database'), { subcategory: shelf.slug, ...listQuery(c) });
    return respondPage(c, {
      title: shelf.name,
      body: html`<p class="crumbs"><a href="/">Home</a> / ${shelf.category}</p>
        <h1>${shelf.name}</h1><p class="quiet">${counted(found.total, 'product', 'products')}</p>${brandShop(shelf.slug)}${list(c, found, productGrid(found.products, formContext(c), 'toast'))}`,
    });
  });

  pages.get('/webapp/search', async (c) => {
    const search = (c.req.query('q') ?? '').slice(0, 200);
    const found = await findProducts(c.get('database'), { search, ...listQuery(c) });
    return respondPage(c, {
      title: `Search: ${search}`,
      body: html`<h1>${counted(found.total, 'result', 'results')} for “${search}”</h1>
        ${found.total === 0 ? html`<p>No results found. Try fewer words, or browse the departments above.</p>` : list(c, found, tileGrid(found.products, formContext(c), { name: 'search', page: found.page }))}
        <div class="compare" data-quire="compare-tray" data-compare-url="/webapp/compare"></div>
        ${addToListOverlay}`,
    });
  });
  return pages;
}

async function home(c: ShopContext, title: string, about: string): Promise<Response> {
  const shelves = subcategories.filter(({ slug }) => slug !== 'services');
  return respondPage(c, {
    title,
    body: html`<section class="hero">
        <div><h1>${title}</h1><p>${about}</p><p class="hero-actions"><a class="button" href="/webapp/category/paper">Shop paper</a> <a href="/webapp/landing/deals">Deals and departments</a></p></div>
        <div class="hero-art" aria-hidden="true">${['chairs', 'phones', 'binders'].map((slug) => html`<img src="${subcategoryPicturePath(slug, 360)}" width="180" height="180" alt="">`)}</div>
      </section>
      ${bannerSlot('home')}
      <h2>Departments</h2>
      <ul class="shelf-grid">${shelves.map(
        ({ slug, name }) =>
          html`<li><a href="/webapp/category/${slug}"><img src="${subcategoryPicturePath(slug)}" width="90" height="90" alt="" loading="lazy">${name}</a></li>`,
      )}</ul>
      <h2>Most ordered</h2>
      ${productGrid(await bestSellers(c.get('database'), 10, ['']), formContext(c))}
      ${await htmlSlot(c, 'home')}
      ${await recommendations(c)}
      ${newsOfHome}`,
  });
}

/** Popular products, and those that this visitor has viewed. */
async function recommendations(c: ShopContext): Promise<Html> {
  const database = c.get('database');
  const viewed = await findBySku(database, (await viewedSkus(database, c.get('visitor'))).slice(0, recommended));
  const rows = [
    { type: 'trendingNow', title: 'Trending now', products: await trendingNow(database, recommended, ['']) },
    { type: 'recentlyViewed', title: 'Recently viewed', products: viewed },
  ] as const;
  return html`${rows.map((row) => rowOfTiles({ ...row, at: 'home' }, formContext(c)))}`;
}

function listQuery(c: ShopContext): { sort: Sort; page: number } {
  const sort = c.req.query('sort');
  return { sort: isSort(sort) ? sort : 'popular', page: Number.parseInt(c.req.query('page') ?? '1', 10) || 1 };
}

function list(c: ShopContext, { page, pages }: ProductPage, grid: Html): Html {
  const here = pathOf(c);
  const chosen = listQuery(c).sort;
  return html`<nav class="sorts" aria-label="Sort by">${Object.entries(sorts).map(
    ([sort, { name }]) =>
      html`<a href="${withQuery(withQuery(here, 'page', '1'), 'sort', sort)}"${sort === chosen ? html` aria-current="true"` : nothing}>${name}</a>`,
  )}</nav>
  ${grid}
  ${
    pages === 1
      ? nothing
      : html`<nav class="pages" aria-label="Pages">
    ${page > 1 ? html`<a rel="prev" href="${withQuery(here, 'page', String(page - 1))}">Previous</a>` : nothing}
    <span>Page ${page} of ${pages}</span>
    ${page < pages ? html`<a rel="next" href="${withQuery(here, 'page', String(page + 1))}">Next</a>` : nothing}</nav>`
  }`;
}
