import type { ProductTileBody } from '../../../src/core/products/contract/productTile';

/** A product whose tile has an action of its own, and the text of the page that lists it. */
export type TileDemo = { sku: string; what: string; happens: string; tile: Partial<ProductTileBody> };

const set = ['OFF-LA-10000134', 'OFF-LA-10002475', 'OFF-LA-10001297'];

/** The products of a set, which its tile displays as swatches. */
export const swatchesOf = (sku: string): readonly string[] => (sku === 'OFF-LA-10003223' ? set : []);

/** Every action of a tile, and what else the shop tells of a product there [TILE-020, TILE-022]. */
export const tileDemos: readonly TileDemo[] = [
  {
    sku: 'OFF-EN-10001990',
    what: 'Subscribe',
    happens: 'Its tile opens the drawer in which a reorder is planned.',
    tile: { actionLabel: 'subscribe', ctaText: 'Subscribe and save', rating: '4.6', ratingCount: 212 },
  },
  {
    sku: 'FUR-CH-10003968',
    what: 'See suggestions',
    happens: 'Its tile opens the chairs that the shop suggests.',
    tile: { actionLabel: 'expertsSuggest', reviewDetails: { rating: '4.1', reviewCount: 38 } },
  },
  {
    sku: 'TEC-PH-10003931',
    what: 'Pick up today',
    happens: 'Its tile asks for a store and adds the product for pickup there.',
    tile: { actionLabel: 'pickUpToday', badgeDetails: { productBadge: 'In stores today' } },
  },
  {
    sku: 'OFF-EN-10002230',
    what: 'View alternate',
    happens: 'Its tile leads to the product that the shop sells in its place.',
    tile: {
      actionLabel: 'viewAlternate',
      restrictionDetails: { alternateItemURL: '/webapp/product/OFF-EN-10004030', altProducts: ['OFF-EN-10004030'] },
    },
  },
  {
    sku: 'OFF-LA-10003223',
    what: 'A set in several formats',
    happens: 'Its tile leads to its page, and displays the products of the set as swatches.',
    tile: { actionLabel: 'customSkuset', isCustomSKU: true, customSkuCode: 'LABELS', isColorSwatch: true },
  },
  {
    sku: 'OFF-EN-10001335',
    what: 'For new business customers',
    happens: 'Its tile also offers visitors to become a customer of the business shop.',
    tile: { becomeCustomer: true, rating: '3.9', ratingCount: 17 },
  },
];

export const tileDemoOf = (sku: string): Partial<ProductTileBody> =>
  tileDemos.find((demo) => demo.sku === sku)?.tile ?? {};
