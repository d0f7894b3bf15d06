import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { subcategoryPicturePath } from '../../cart/answer/productBody';
import { findBySku } from '../../catalogue/findBySku';
import { bestSellers, mostOrdered, skusOf } from '../../catalogue/related';
import { findSubcategory } from '../../catalogue/subcategories';
import { scriptFile } from '../../http/staticFiles';
import type { Text } from '../../languages/say';
import { trendingNow } from '../../recommendations/popular';
import { viewedSkus } from '../../recommendations/viewed';
import { bannerSlot, brandShop, htmlSlot, newsOfHome } from '../content/contentSlots';
import { addToListOverlay } from '../lists/listPages';
import { crumbs } from '../platform/crumbs';
import { notFound } from '../platform/errorPage';
import { type FormContext, formContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';
import { respondPage } from '../platform/layout';
import { departments } from './departments';
import { listScript, productList } from './productList';
import { productGrid, tileGrid } from './productTile';
import { rowOfTiles } from './rowOfTiles';

/** The number of products in the server's own row. */
const recommended = 6;

/** Home pages, categories and search. */
export function cataloguePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/', (c) =>
    home(c, 'Everything your office runs on', 'Paper, pens, chairs and machines, delivered or ready for pickup.'),
  );
  pages.get('/sba', (c) =>
    home(c, 'Your company’s office, restocked', 'Contract prices, approvals and one cart for the whole team.'),
  );

  pages.get('/webapp/category/:slug', async (c) => {
    const shelf = findSubcategory(c.req.param('slug'));
    if (!shelf) return notFound(c);
    const context = formContext(c);
    const { say } = context;
    const name = say(shelf.name as Text);
    return respondPage(c, {
      title: name,
      scripts: [listScript],
      body: await productList(c, {
        subcategory: shelf.slug,
        heading: (total) => html`${crumbs(context, { label: say(shelf.category as Text) })}
        <h1>${name}</h1>${countLine(total, context)}`,
        above: brandShop(c, shelf.slug),
        none: html`<p>${say('No products found.')}</p>`,
        grid: (products) => productGrid(c, products, { feedback: 'toast' }),
      }),
    });
  });

  pages.get('/webapp/search', async (c) => {
    const search = (c.req.query('q') ?? '').slice(0, 200).trim();
    const context = formContext(c);
    const { say } = context;
    return respondPage(c, {
      title: search === '' ? say('All products') : `${say('Search')}: ${search}`,
      scripts: [listScript],
      body: html`${await productList(c, {
        search,
        heading: (n) => searchHeading(search, n, context),
        none: html`<p>${say('No results found. Try fewer words, or browse the departments below.')}</p>${departments(context)}`,
        grid: (products, page) => tileGrid(c, products, { name: 'search', page }),
      })}
        <div class="compare" data-quire="compare-tray" data-compare-url="/webapp/compare"></div>
        ${addToListOverlay}`,
    });
  });

  pages.get(listScript, scriptFile(new URL('list.js', import.meta.url)));
  return pages;
}

const countLine = (n: number, { say }: FormContext) => html`<p class="quiet">${say('{n} products', { n })}</p>`;

function searchHeading(search: string, n: number, context: FormContext): Html {
  const { say } = context;
  if (search === '') return html`<h1>${say('All products')}</h1>${countLine(n, context)}`;
  return html`<h1>${say('{n} results for “{search}”', { n, search })}</h1>`;
}

async function home(c: ShopContext, title: Text, about: Text): Promise<Response> {
  const context = formContext(c);
  const { say } = context;
  const best = await bestSellers(c.get('database'), mostOrdered, ['']);
  return respondPage(c, {
    title: say(title),
    body: html`<section class="hero">
        <div><h1>${say(title)}</h1><p>${say(about)}</p><p class="hero-actions"><a class="button" href="/webapp/category/paper">${say('Shop paper')}</a> <a href="/webapp/landing/deals">${say('Deals and departments')}</a></p></div>
        <div class="hero-art" aria-hidden="true">${['chairs', 'phones', 'binders'].map((slug) => html`<img src="${subcategoryPicturePath(slug, 360)}" width="180" height="180" alt="">`)}</div>
      </section>
      ${bannerSlot(c, 'home')}
      ${departments(context)}
      <h2>${say('Most ordered')}</h2>
      ${await productGrid(c, best, { hasBadges: false })}
      ${await htmlSlot(c, 'home')}
      ${await recommendations(c, skusOf(best))}
      ${newsOfHome(c)}`,
  });
}

/** Popular products that are not on the page already, and those that this visitor has viewed. */
async function recommendations(c: ShopContext, without: string[]): Promise<Html> {
  const { say } = formContext(c);
  const database = c.get('database');
  const viewed = await findBySku(database, (await viewedSkus(database, c.get('visitor'))).slice(0, recommended));
  const rows = [
    {
      type: 'trendingNow',
      title: say('Trending now'),
      without,
      products: await trendingNow(database, recommended, without),
    },
    { type: 'recentlyViewed', title: say('Recently viewed'), products: viewed },
  ] as const;
  return html`${await Promise.all(rows.map((row) => rowOfTiles(c, { ...row, at: 'home' })))}`;
}
