import type { ReactNode } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { CompareAdd } from './CompareAdd';
import { ComparePrice } from './ComparePrice';
import type { CompareListMessageKey } from './messages';

export type CompareTableProps = {
  skus: readonly string[];
  /** The products that the shop knows, by SKU. */
  tiles: ReadonlyMap<string, ProductTile>;
  /** The shop has responded for all products. */
  isWhole: boolean;
  onRemove: (sku: string) => void;
  translate: Translate<CompareListMessageKey>;
};

/** A column for each product, and a row for each attribute: picture, price, rating, badges, add button [DEC-113]. */
export function CompareTable({ skus, tiles, isWhole, onRemove, translate }: CompareTableProps) {
  const columns = skus.map((sku) => ({ sku, tile: tiles.get(sku) }));
  const row = (key: CompareListMessageKey, cell: (tile: ProductTile) => ReactNode) => (
    <tr>
      <th scope="row">{translate(key)}</th>
      {columns.map(({ sku, tile }) => (
        <td key={sku}>{tile && <div className="quire-compare-list__cell">{cell(tile)}</div>}</td>
      ))}
    </tr>
  );

  return (
    <table className="quire-compare-list__table" aria-label={translate('title')}>
      <thead>
        <tr>
          <td>
            <span className="quire-hidden-visually">{translate('feature')}</span>
          </td>
          {columns.map(({ sku, tile }) => (
            <th key={sku} scope="col">
              <div className="quire-compare-list__cell">
                {tile ? (
                  <a href={safeUrl(tile.url)}>{tile.name}</a>
                ) : (
                  <span>{isWhole ? `${sku}: ${translate('notFound')}` : sku}</span>
                )}
                <Button
                  kind="plain"
                  label={translate('removeNamed', { name: tile?.name ?? sku })}
                  onClick={() => onRemove(sku)}
                >
                  {translate('remove')}
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
          <ComparePrice tile={tile} translate={translate} />
        ))}
        {row('rating', ({ rating, reviewCount = 0 }) =>
          rating === undefined ? translate('none') : translate('rated', { rating, n: reviewCount }),
        )}
        {row('badges', ({ badge }) => badge ?? translate('none'))}
        {row('order', (tile) => (
          <CompareAdd tile={tile} translate={translate} />
        ))}
      </tbody>
    </table>
  );
}
