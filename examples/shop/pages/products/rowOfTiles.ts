import type { RecommendationType } from '../../../../src/core/products/rules/recommendations';
import type { ShopContext } from '../../accounts/visitor';
import type { Product } from '../../database/schema';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';
import { plainGrid } from './productTile';

export type Row = {
  type: RecommendationType;
  /** Its heading, with the same text as the widget. */
  title: string;
  /** The page that contains it, which determines the heading. */
  at: 'home' | 'product';
  /** The SKUs that it is about. */
  skus?: string[];
  /** The shelf that they are on, which selects what is recommended with them. */
  baseCategory?: string | undefined;
  /** Those that the page displays already. */
  without?: string[];
  products: Product[];
};

/**
 * A row of recommended products, as fallback HTML until the widget renders its own. Empty when there are no products.
 */
export async function rowOfTiles(
  c: ShopContext,
  { type, title, at, skus = [], baseCategory, without = [], products }: Row,
): Promise<Html> {
  if (products.length === 0) return nothing;
  const attributes = mountAttributes({
    'data-type': type,
    'data-place': at,
    'data-skus': skus.join(',') || undefined,
    'data-base-category': baseCategory,
    'data-skus-to-be-filtered': without.join(',') || undefined,
    'data-number': '12',
    'data-variant': 'standardTile',
    'data-feedback': 'toast',
  });
  return html`<section class="row-of-tiles row-of-cards" data-quire="recs-carousel"${attributes}><h2>${title}</h2>${await plainGrid(c, products, { hasBadges: type !== 'trendingNow' })}</section>`;
}
