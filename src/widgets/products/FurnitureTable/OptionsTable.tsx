import { useState } from 'react';
import { addNews } from '../../../core/cart/rules/adding/addNews';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { useTableQuantities } from '../../../hooks/products/useTableQuantities';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddNewsNotice } from '../../../ui/feedback/AddNewsNotice';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './FurnitureTable.css';
import type { FurnitureWord } from './messages';
import { type FurnitureColumn, OptionRow } from './OptionRow';

export type OptionsTableProps = {
  skus: readonly string[];
  columns: FurnitureColumn[];
  cartUrl: string | undefined;
  say: Say<FurnitureWord>;
};

/** The products with their quantities, or a placeholder. One button adds all chosen products. */
export function OptionsTable({ skus, columns, cartUrl, say }: OptionsTableProps) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const products = useProductTiles(skus);
  const { tiles } = products;
  const quantities = useTableQuantities(tiles);
  const adding = useAddToCart();
  const [isEmpty, setEmpty] = useState(false);
  const { items } = quantities;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isAdding = adding.phase === 'adding';

  async function addAll() {
    setEmpty(items.length === 0);
    if (items.length === 0) return;
    const settled = await adding.add(items, { source: 'furnitureTable', feedback: 'none' });
    if (settled?.kind !== 'answered') return;
    // clears the quantities that were added, so that the next press does not add them again
    quantities.clear(settled.items.filter((item) => !item.quantityAdded).map(({ sku }) => sku));
  }

  return (
    <>
      <Wait state={waitOf(products)} say={say} onRetry={products.reload}>
        {say('notFound')}
      </Wait>
      {tiles.length > 0 && (
        <>
          <table className="quire-furniture-table__table">
            <thead>
              <tr>
                <th scope="col">{say('item')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {say(column)}
                  </th>
                ))}
                <th scope="col">{say('howMany')}</th>
              </tr>
            </thead>
            <tbody>
              {tiles.map((tile) => (
                <OptionRow key={tile.sku} tile={tile} columns={columns} quantities={quantities} say={say} />
              ))}
            </tbody>
          </table>
          <div className="quire-furniture-table__ways">
            <Button isBusy={isAdding} onClick={() => void addAll()}>
              {isAdding ? say('adding') : units > 0 ? say('addCount', { n: units }) : say('add')}
            </Button>
            {adding.phase === 'added' && (
              <ButtonLink href={cartUrl ?? settings.urls.cart}>{say('viewCart')}</ButtonLink>
            )}
            <p role="status">{isEmpty && units === 0 && say('nothing')}</p>
          </div>
        </>
      )}
      <AddNewsNotice
        news={isAdding || !adding.feedback ? undefined : addNews(adding.feedback, settings.messages.cart, locale)}
      />
    </>
  );
}
