import type { ListedItem } from '../../../core/lists/rules/lists';
import type { ProductTile } from '../../../core/products/rules/productTile';
import type { List } from '../../../hooks/lists/useList';
import type { ListOutcomes } from '../../../hooks/lists/useListToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { FIRST_ROWS, useBatchedRows } from '../../../hooks/platform/useBatchedRows';
import type { ShopMutation } from '../../../hooks/platform/useShopMutation';
import type { ProductTilesState } from '../../../hooks/products/useProductTiles';
import { ListRow } from './ListRow';
import type { AddedItems, RowActs } from './useRowActs';

type Props = {
  open: List;
  tiles: ReadonlyMap<string, ProductTile>;
  /** The phase of the product requests. */
  phase: ProductTilesState['phase'];
  isEditable: boolean;
  toCart: ShopMutation<AddedItems, ListOutcomes>;
  /** The ids of the chosen items. */
  chosen: ReadonlySet<ListedItem['id']>;
  acts: RowActs;
};

/**
 * The items of a list. Product requests are batched, and rows are rendered in portions: only the first rows are
 * rendered as skeletons while their products load.
 */
export function ListRows({ open, tiles, phase, isEditable, toCart, chosen, acts }: Props) {
  const { locale } = useStorefront();
  const { items, unsaved, save, busy } = open;
  const adding = toCart.isPending ? (toCart.variables ?? items) : [];
  const outcomes = [...(toCart.data?.values() ?? [])];
  // the status above the rows says that all have arrived
  const isAllAdded = outcomes.length > 1 && outcomes.every(({ isGood, texts }) => isGood && texts.length === 0);
  const awaited = phase === 'loading' ? items.findIndex(({ sku }) => !tiles.has(sku)) : -1;
  const room = awaited < 0 ? items.length : Math.min(items.length, awaited + FIRST_ROWS);
  const renderedCount = useBatchedRows(room, () => save.isPending);

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
        isUnsaved={unsaved.includes(id) && save.isError}
        isBusy={busy.includes(id)}
        isAdding={adding.some((item) => item.sku === sku)}
        isChosen={chosen.has(id)}
        outcome={isAllAdded ? undefined : toCart.data?.get(sku)}
        acts={acts}
        locale={locale}
      />
    ));
}
