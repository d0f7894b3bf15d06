import { type ReactNode, useId } from 'react';
import { hiddenPriceText, verdictMessage } from '../../../core/products/rules/productMessages';
import { checkTile, type ProductTile, TILE_MAX_CHARACTERS } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { TableQuantities } from '../../../hooks/products/useTableQuantities';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { Price } from '../../../ui/product/Price';
import { ProductLink } from '../../../ui/product/ProductFacts';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { FurnitureMessageKey } from './messages';

export type FurnitureColumn = 'price' | 'availability';

export type OptionRowProps = {
  tile: ProductTile;
  columns: FurnitureColumn[];
  quantities: TableQuantities;
  translate: Translate<FurnitureMessageKey>;
};

/** One product of the table, with its quantity. */
export function OptionRow({ tile, columns, quantities, translate }: OptionRowProps) {
  const { locale, settings } = useStorefront();
  const own = settings.messages.product;
  const errorId = useId();
  const verdict = checkTile(tile);
  const figures = { name: tile.name };
  const cells: Record<FurnitureColumn, ReactNode> = {
    price: hiddenPriceText(tile, own) ?? (
      <Price amount={tile.price} was={tile.originalPrice} wasLabel={translate('was')} locale={locale} />
    ),
    availability: verdictMessage(verdict, own) ?? tile.restriction?.limitText ?? translate('inStock'),
  };

  return (
    <tr className={verdict.canAdd ? undefined : 'quire-furniture-table__row--off'}>
      <th scope="row">
        <span className="quire-furniture-table__item">
          <ProductPicture url={tile.imageUrl} size={56} />
          <ProductLink {...tile} />
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} data-label={translate(column)}>
          {cells[column]}
        </td>
      ))}
      <td>
        <QuantityStepper
          value={verdict.canAdd ? quantities.textOf(tile) : '0'}
          label={translate('quantity', figures)}
          fewerLabel={translate('fewer', figures)}
          moreLabel={translate('more', figures)}
          canStepDown={quantities.canStep(tile, -1)}
          canStepUp={quantities.canStep(tile, 1)}
          isDisabled={!verdict.canAdd}
          errorId={errorId}
          maxCharacters={TILE_MAX_CHARACTERS}
          onType={(text) => quantities.type(tile, text)}
          onStep={(direction) => quantities.step(tile, direction)}
          onCommit={() => quantities.commit(tile)}
        />
      </td>
    </tr>
  );
}
