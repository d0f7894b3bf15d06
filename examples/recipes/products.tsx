import { useCarousel, useCompareList, useProductTiles, useRecommendations } from 'quire-widgets';
import { formatMoney } from 'quire-widgets/core';
import type { ProductTile } from 'quire-widgets/products';

/** Products by SKU, rendered by the app. Concurrent requests of a page become one call. */
export function Shelf({ skus }: { skus: string[] }) {
  const { phase, tiles, refetch } = useProductTiles(skus);
  if (phase === 'loading') return <p role="status">Loading products…</p>;
  if (phase === 'failed')
    return (
      <button type="button" onClick={refetch}>
        Try again
      </button>
    );
  return <Products tiles={tiles} />;
}

/** The shop's recommendations for a product. */
export function RelatedProducts({ sku }: { sku: string }) {
  const { phase, products } = useCarousel({ type: 'customersAlsoBought', skus: [sku], count: 4 }, {});
  return phase === 'ready' ? <Products tiles={products.map(({ tile }) => tile)} /> : null;
}

/** The same for a cart: recommendations for all its products, without those in the cart. */
export function LastChance({ skus }: { skus: string[] }) {
  const { products } = useRecommendations({ skus, count: 3 });
  return <p>{products.map(({ name }) => name).join(', ')}</p>;
}

function Products({ tiles }: { tiles: ProductTile[] }) {
  return (
    <ul>
      {tiles.map(({ sku, name, price, isOutOfStock }) => (
        <li key={sku}>
          {name}, {isOutOfStock ? 'sold out' : price && formatMoney(price)}
        </li>
      ))}
    </ul>
  );
}

/** The products that the customer compares on this visit, whichever widget added them. */
export function Compared() {
  const { skus, clear } = useCompareList();
  return (
    <p>
      {skus.length} to compare{' '}
      <button type="button" onClick={clear}>
        Clear all
      </button>
    </p>
  );
}
