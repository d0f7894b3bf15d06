import type { RecommendationType } from '../../../../src/core/products/rules/recommendations';
import type { Product } from '../../database/schema';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';
import type { Place } from '../platform/place';
import { plainGrid } from './productTile';

export type Row = {
  type: RecommendationType;
  /** What stands above it, in the widget's own words. */
  title: string;
  /** Where it stands, which is what its heading follows. */
  at: 'home' | 'product';
  /** What it is about. */
  skus?: string[];
  products: Product[];
};

/** A row of recommended products: the server's, until the widget has one of its own. Nothing where there are none. */
export function rowOfTiles({ type, title, at, skus = [], products }: Row, place: Place): Html {
  if (products.length === 0) return nothing;
  const attributes = mountAttributes({
    'data-type': type,
    'data-place': at,
    'data-skus': skus.join(',') || undefined,
    'data-number': '12',
    'data-variant': 'standardTile',
    'data-feedback': 'toast',
  });
  return html`<section class="row-of-tiles row-of-cards" data-quire="recs-carousel"${attributes}><h2>${title}</h2>${plainGrid(products, place)}</section>`;
}
