import type { ReactNode } from 'react';
import { formatNumber } from '../../../core/platform/rules/priceText';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { tileCaption, verdictMessage } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
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
  const { locale } = useStorefront();
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
          rating === undefined
            ? translate('none')
            : translate('rated', { rating: formatNumber(rating, locale), n: reviewCount }),
        )}
        {row('badges', ({ badge }) => badge ?? translate('none'))}
        {row('order', (tile) => (
          <CompareAdd tile={tile} translate={translate} />
        ))}
      </tbody>
    </table>
  );
}

/** The add button of a column. A product that cannot be added here has a link to its own page. */
function CompareAdd({ tile, translate }: { tile: ProductTile; translate: Translate<CompareListMessageKey> }) {
  const { settings } = useStorefront();
  const own = settings.messages.product;
  const { verdict, isAdding, add, addStatus: status } = usePurchase(tile, { source: 'productTile' }, translate);
  if (!verdict.canAdd || tile.isSkuSet) {
    return (
      <>
        {!verdict.canAdd && <p role="note">{verdictMessage(verdict, own)}</p>}
        <ButtonLink href={safeUrl(tile.url)}>
          <span>{translate('details')}</span>
          <span className="quire-hidden-visually">{`: ${tile.name}`}</span>
        </ButtonLink>
      </>
    );
  }
  const caption = isAdding ? translate('adding') : tileCaption(tile, own);
  return (
    <>
      <Button isBusy={isAdding} label={translate('addNamed', { caption, name: tile.name })} onClick={() => void add()}>
        {caption}
      </Button>
      <AddStatusNotice status={status} />
    </>
  );
}

/** The price of a product, or the text that replaces it. */
function ComparePrice({ tile, translate }: { tile: ProductTile; translate: Translate<CompareListMessageKey> }) {
  const { texts, locale } = useProductSummary(tile, translate);
  if (texts.hiddenPrice) return texts.hiddenPrice;
  return <Price amount={tile.price} was={tile.originalPrice} wasLabel={texts.was} locale={locale} />;
}
