import type { ProductTileBody } from '../../../src/core/products/contract/productTile';
import type { FakeProduct } from './fakeShopProducts';

/** The tiles of the requested SKUs. Unknown SKUs are skipped. */
export function fakeTiles(body: Record<string, unknown>, products: Record<string, FakeProduct>): ProductTileBody[] {
  const { skus = [] } = (body['query'] ?? {}) as { skus?: string[] };
  return skus.flatMap((typed) => {
    const sku = products[typed] ? typed : typed.toUpperCase();
    const product = products[sku];
    return product ? tileOf(sku, product) : [];
  });
}

function tileOf(sku: string, product: FakeProduct): ProductTileBody {
  const { name, price, basePrice, imageUrl, limit, stock, tile } = product;
  return {
    itemId: sku,
    resolvedItemId: sku,
    title: name,
    url: `/product_${sku}`,
    image: imageUrl ?? `/images/${sku}.webp`,
    price: `$${price}`,
    priceValue: price,
    ...(basePrice && { originalPrice: `$${basePrice}` }),
    ...(limit !== undefined && { quantityLimit: limit }),
    isOutOfStock: stock === 0,
    bopisEligible: true,
    actionLabel: 'addToCart',
    ...tile,
  };
}
