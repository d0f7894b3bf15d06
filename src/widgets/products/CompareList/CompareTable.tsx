import type { ReactNode } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { CompareAdd } from './CompareAdd';
import { ComparePrice } from './ComparePrice';
import type { CompareListWord } from './messages';

export type CompareTableProps = {
  skus: readonly string[];
  /** The products that the shop knows, by SKU. */
  tiles: ReadonlyMap<string, ProductTile>;
  /** The shop has responded for all products. */
  isWhole: boolean;
  onRemove: (sku: string) => void;
  say: Say<CompareListWord>;
};

/** A column for each product, and a row for each attribute: picture, price, rating, badges, add button [DEC-113]. */
export function CompareTable({ skus, tiles, isWhole, onRemove, say }: CompareTableProps) {
  const columns = skus.map((sku) => ({ sku, tile: tiles.get(sku) }));
  const row = (key: CompareListWord, cell: (tile: ProductTile) => ReactNode) => (
    <tr>
      <th scope="row">{say(key)}</th>
      {columns.map(({ sku, tile }) => (
        <td key={sku}>{tile && <div className="quire-compare-list__cell">{cell(tile)}</div>}</td>
      ))}
    </tr>
  );

  return (
    <table className="quire-compare-list__table" aria-label={say('title')}>
      <thead>
        <tr>
          <td>
            <span className="quire-hidden-visually">{say('feature')}</span>
          </td>
          {columns.map(({ sku, tile }) => (
            <th key={sku} scope="col">
              <div className="quire-compare-list__cell">
                {tile ? (
                  <a href={safeUrl(tile.url)}>{tile.name}</a>
                ) : (
                  <span>{isWhole ? `${sku}: ${say('notFound')}` : sku}</span>
                )}
                <Button
                  kind="plain"
                  label={say('removeNamed', { name: tile?.name ?? sku })}
                  onClick={() => onRemove(sku)}
                >
                  {say('remove')}
                </Button>
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row('picture', (tile) => (
          <ProductPicture url={tile.imageUrl} largeUrl={tile.largeImageUrl} size={120} />
        ))}
        {row('price', (tile) => (
          <ComparePrice tile={tile} say={say} />
        ))}
        {row('rating', ({ rating, reviewCount = 0 }) =>
          rating === undefined ? say('none') : say('rated', { rating, n: reviewCount }),
        )}
        {row('badges', ({ badge }) => badge ?? say('none'))}
        {row('ways', (tile) => (
          <CompareAdd tile={tile} say={say} />
        ))}
      </tbody>
    </table>
  );
}
