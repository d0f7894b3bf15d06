import type { ProductTile } from '../../../core/products/rules/productTile';
import type { ListToCart } from '../../../hooks/lists/useListToCart';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { FIRST_ROWS, useBatchedRows } from '../../../hooks/platform/useBatchedRows';
import type { ProductTilesState } from '../../../hooks/products/useProductTiles';
import { ListRow } from './ListRow';
import type { RowActs } from './useRowActs';

type Props = {
  state: OpenListScreen['state'];
  tiles: ReadonlyMap<string, ProductTile>;
  /** The phase of the product requests. */
  phase: ProductTilesState['phase'];
  isEditable: boolean;
  toCart: ListToCart;
  acts: RowActs;
};

/**
 * The items of a list. Product requests are batched, and rows are rendered in portions: only the first rows are
 * rendered as skeletons while their products load.
 */
export function ListRows({ state, tiles, phase, isEditable, toCart, acts }: Props) {
  const { locale } = useStorefront();
  const { items, unsaved, saving, busy } = state;
  const awaited = phase === 'loading' ? items.findIndex(({ sku }) => !tiles.has(sku)) : -1;
  const room = awaited < 0 ? items.length : Math.min(items.length, awaited + FIRST_ROWS);
  const renderedCount = useBatchedRows(room, () => saving === 'saving');

  return items
    .slice(0, renderedCount)
    .map(({ id, sku, quantity }) => (
      <ListRow
        key={id}
        id={id}
        sku={sku}
        quantity={quantity}
        tile={tiles.get(sku)}
        isKnown={phase === 'ready'}
        isEditable={isEditable}
        isUnsaved={unsaved.includes(id) && saving === 'failed'}
        isBusy={busy.includes(id)}
        isAdding={toCart.adding.includes(sku)}
        outcome={toCart.outcomes.get(sku)}
        acts={acts}
        locale={locale}
      />
    ));
}
