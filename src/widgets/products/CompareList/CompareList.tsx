import { type ReactNode, useRef } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { COMPARE_MAX } from '../../../core/products/rules/compareList';
import { tileCaption, verdictMessage } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { type SummaryTexts, summaryTexts } from '../../../core/products/rules/tileTexts';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useCompareList } from '../../../hooks/products/useCompareList';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CompareList.css';
import { messages } from './messages';

export type CompareListProps = RootProps & {
  /** Where the empty comparison leads. The default is `/`. */
  shopUrl?: string;
};

/** The products that the customer has selected to compare, side by side; four at most [CMP-001, CMP-002]. */
export function CompareList(props: CompareListProps) {
  useStyles(styles);
  const translate = useMessages('compare-list', messages);
  const { skus, remove } = useCompareList();
  const { tiles, phase, refetch } = useListTiles(skus);
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside, 'thead button');
  const isEmpty = skus.length === 0;
  const isWhole = phase === 'ready';

  return (
    <Widget block="compare-list" props={props}>
      <div ref={inside} className="quire-compare-list__inside" tabIndex={-1}>
        <LoadingStatus state={phase === 'idle' ? 'empty' : phase} translate={translate} onRetry={refetch}>
          <p>{translate('empty')}</p>
        </LoadingStatus>
        {isEmpty && <ButtonLink href={props.shopUrl ?? '/'}>{translate('shop')}</ButtonLink>}
        {!isEmpty && (isWhole || skus.some((sku) => tiles.has(sku))) && (
          <div className="quire-compare-list__box">
            <CompareTable skus={skus} tiles={tiles} isWhole={isWhole} onRemove={remove} translate={translate} />
          </div>
        )}
        {/* below the table, which does not move when the comparison has room again */}
        {skus.length >= COMPARE_MAX && <p role="note">{translate('full')}</p>}
      </div>
    </Widget>
  );
}

type CompareTableProps = {
  skus: readonly string[];
  /** The products that the shop knows, by SKU. */
  tiles: ReadonlyMap<string, ProductTile>;
  /** The shop has responded for all products. */
  isWhole: boolean;
  onRemove: (sku: string) => void;
  translate: Translate<keyof typeof messages>;
};

/** A column for each product, and a row for each attribute: picture, price, rating, badges, add button [DEC-113]. */
function CompareTable({ skus, tiles, isWhole, onRemove, translate }: CompareTableProps) {
  const { locale, settings } = useStorefront();
  const textsOf = (tile: ProductTile) => summaryTexts(tile, { translate, own: settings.messages.product, locale });
  const columns = skus.map((sku) => ({ sku, tile: tiles.get(sku) }));
  const row = (key: keyof typeof messages, cell: (tile: ProductTile, texts: SummaryTexts) => ReactNode) => (
    <tr>
      <th scope="row">{translate(key)}</th>
      {columns.map(({ sku, tile }) => (
        <td key={sku}>{tile && <div className="quire-compare-list__cell">{cell(tile, textsOf(tile))}</div>}</td>
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
        {row(
          'price',
          (tile, { hiddenPrice, was }) =>
            hiddenPrice ?? <Price amount={tile.price} was={tile.originalPrice} wasLabel={was} locale={locale} />,
        )}
        {row('rating', (_, { rated }) => rated ?? translate('none'))}
        {row('badges', ({ badge }) => badge ?? translate('none'))}
        {row('order', (tile) => (
          <CompareAdd tile={tile} translate={translate} />
        ))}
      </tbody>
    </table>
  );
}

/** The add button of a column. A product that cannot be added here has a link to its own page. */
function CompareAdd({ tile, translate }: { tile: ProductTile; translate: Translate<keyof typeof messages> }) {
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
