import { useState } from 'react';
import { addNews } from '../../core/rules/addNews';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useAddToCart } from '../../hooks/useAddToCart';
import type { Say } from '../../hooks/useMessages';
import { useProductTiles, waitOf } from '../../hooks/useProductTiles';
import { useTableQuantities } from '../../hooks/useTableQuantities';
import { AddNewsNotice } from '../../ui/AddNewsNotice';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useStyles } from '../../ui/StyleRoot';
import { Wait } from '../../ui/Wait';
import styles from './FurnitureTable.css';
import type { FurnitureWord } from './messages';
import { type FurnitureColumn, OptionRow } from './OptionRow';

export type OptionsTableProps = {
  skus: readonly string[];
  columns: FurnitureColumn[];
  cartUrl: string | undefined;
  say: Say<FurnitureWord>;
};

/** The products with their quantities, or what stands in their place; one press adds whatever was chosen. */
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
    // what has come into the cart may not go there again with the next press
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
