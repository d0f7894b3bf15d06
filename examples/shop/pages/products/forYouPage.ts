import { Hono } from 'hono';
import { RECOMMENDATION_TYPES, type RecommendationType } from '../../../../src/core/products/rules/recommendations';
import { ownerOf } from '../../accounts/owner';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { bestSellers } from '../../catalogue/related';
import { frequentlyPurchased } from '../../recommendations/popular';
import { viewedSkus } from '../../recommendations/viewed';
import { countSaved } from '../../saved/savedItem';
import { mountAttributes } from '../cart/addForm';
import { addToListOverlay } from '../lists/listPages';
import { type Html, html, nothing } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { plainGrid } from './productTile';

/** How many best sellers replace the recommendations without the script. */
const withoutScript = 4;

/** The shop's recommendations for this visitor: every type of row. */
export function forYouPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/for-you', async (c) => {
    const { types, isPersonal } = await typesFor(c);
    return respondPage(c, {
      title: sayOf(c)('For you'),
      body: html`<h1>${sayOf(c)('For you')}</h1>
      ${isPersonal ? html`<p class="quiet">${sayOf(c)('Picked for you, based on what you’ve viewed, saved or ordered.')}</p>` : nothing}
      ${types.map((type) => html`<div class="row-of-tiles" data-quire="recs-carousel"${ofRow(type)}></div>`)}
      <section><h2>${sayOf(c)('Most ordered')}</h2>${await plainGrid(c, await bestSellers(c.get('database'), withoutScript, []), { hasBadges: false })}</section>
      ${addToListOverlay}`,
    });
  });
  return pages;
}

/**
 * `types` are those that can have products for this visitor, so that the page has no row with nothing in it. They are
 * personal if the visitor has viewed, saved or ordered a product.
 */
async function typesFor(c: ShopContext): Promise<{ types: RecommendationType[]; isPersonal: boolean }> {
  const visitor = c.get('visitor');
  const hasViewed = (await viewedSkus(c.get('database'), visitor)).length > 0;
  const hasSaved = (await countSaved({ tables: c.get('database'), owner: ownerOf(visitor) })) > 0;
  const isOffered: Partial<Record<RecommendationType, boolean>> = {
    frequentlyPurchased: visitor.account !== null,
    yourLists: visitor.account !== null,
    recentlyViewed: hasViewed,
    savedItems: hasSaved,
  };
  const hasOrdered = (await frequentlyPurchased(c.get('database'), visitor.account, 1)).length > 0;
  return {
    types: RECOMMENDATION_TYPES.filter((type) => isOffered[type] ?? true),
    isPersonal: hasViewed || hasSaved || hasOrdered,
  };
}

function ofRow(type: RecommendationType): Html {
  return html`${mountAttributes({
    'data-type': type,
    'data-place': 'home',
    'data-feedback': 'toast',
    'data-mbox-name': type === 'customersAlsoBought' && 'home_1',
    'data-ad-box-name': type === 'trendingNow' && 'home_ads',
  })}`;
}
