import { formatMoney, useCarousel, useCompareList, useProductTiles, useRecommendations } from 'quire-widgets';
import type { ProductTile } from 'quire-widgets/core';

/** Products by SKU, drawn by the app. All that a page asks for at once are one call. */
export function Shelf({ skus }: { skus: string[] }) {
  const { phase, tiles, reload } = useProductTiles(skus);
  if (phase === 'loading') return <p role="status">Loading products…</p>;
  if (phase === 'failed')
    return (
      <button type="button" onClick={reload}>
        Try again
      </button>
    );
  return <Products tiles={tiles} />;
}

/** What goes with a product, as the shop sees it. */
export function GoesWith({ sku }: { sku: string }) {
  const { phase, products } = useCarousel({ type: 'customersAlsoBought', skus: [sku], count: 4 }, {});
  return phase === 'shown' ? <Products tiles={products.map(({ tile }) => tile)} /> : null;
}

/** The same for a cart: what goes with all of it, without what is in it. */
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

/** What the customer compares on this visit, whichever widget put it there. */
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
