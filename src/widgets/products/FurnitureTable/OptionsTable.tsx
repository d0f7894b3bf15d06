import { useState } from 'react';
import { addStatus } from '../../../core/cart/rules/adding/addStatus';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTableQuantities } from '../../../hooks/products/useTableQuantities';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './FurnitureTable.css';
import type { FurnitureMessageKey } from './messages';
import { type FurnitureColumn, OptionRow } from './OptionRow';

export type OptionsTableProps = {
  skus: readonly string[];
  columns: FurnitureColumn[];
  cartUrl: string | undefined;
  translate: Translate<FurnitureMessageKey>;
};

/** The products with their quantities, or a placeholder. One button adds all chosen products. */
export function OptionsTable({ skus, columns, cartUrl, translate }: OptionsTableProps) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const products = useProductTiles(skus);
  const { tiles } = products;
  const quantities = useTableQuantities(tiles);
  const adding = useAddToCart();
  const [isEmpty, setEmpty] = useState(false);
  const { items } = quantities;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isAdding = adding.status === 'pending';

  function addAll() {
    setEmpty(items.length === 0);
    if (items.length === 0) return;
    adding.mutate(
      { items, source: 'furnitureTable', feedback: 'none' },
      {
        onSettled(feedback) {
          if (feedback?.kind !== 'answered') return;
          // clears the quantities that were added, so that the next press does not add them again
          quantities.clear(feedback.items.filter((item) => !item.quantityAdded).map(({ sku }) => sku));
        },
      },
    );
  }

  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tiles.length > 0 && (
        <>
          <table className="quire-furniture-table__table">
            <thead>
              <tr>
                <th scope="col">{translate('item')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {translate(column)}
                  </th>
                ))}
                <th scope="col">{translate('howMany')}</th>
              </tr>
            </thead>
            <tbody>
              {tiles.map((tile) => (
                <OptionRow key={tile.sku} tile={tile} columns={columns} quantities={quantities} translate={translate} />
              ))}
            </tbody>
          </table>
          <div className="quire-furniture-table__actions">
            <Button isBusy={isAdding} onClick={addAll}>
              {isAdding ? translate('adding') : units > 0 ? translate('addCount', { n: units }) : translate('add')}
            </Button>
            {adding.status === 'success' && (
              <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>
            )}
            <p role="status">{isEmpty && units === 0 && translate('nothing')}</p>
          </div>
        </>
      )}
      <AddStatusNotice status={adding.data && addStatus(adding.data, settings.messages.cart, locale)} />
    </>
  );
}
