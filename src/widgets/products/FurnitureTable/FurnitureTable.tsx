import { type ReactNode, useId, useState } from 'react';
import { addStatus } from '../../../core/cart/rules/adding/addStatus';
import { hiddenPriceText, verdictMessage } from '../../../core/products/rules/productMessages';
import { checkTile, type ProductTile, TILE_MAX_CHARACTERS } from '../../../core/products/rules/productTile';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { type TableQuantities, useTableQuantities } from '../../../hooks/products/useTableQuantities';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Price } from '../../../ui/product/Price';
import { ProductLink } from '../../../ui/product/ProductFacts';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { RootProps } from '../../../ui/rendering/Widget';
import styles from './FurnitureTable.css';
import { messages } from './messages';

export type FurnitureColumn = 'price' | 'availability';

export type FurnitureTableProps = RootProps &
  ProductDrawerOptions & {
    /** SKUs of the related products, one row each. Without them, the widget opens on a request from the page. */
    skus?: string[];
    /** The table's title. */
    title?: string;
    /** The columns between a product's name and its quantity. The default is all of them. */
    columns?: FurnitureColumn[];
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

const NONE: string[] = [];

/** Related products as a table, with a quantity for each and one button that adds all [SCR-014]. */
export function FurnitureTable(props: FurnitureTableProps) {
  const { columns = ['price', 'availability'] } = props;
  const translate = useMessages('furniture-table', messages);
  const drawer = useProductDrawer('FURNITURE_TABLE', props, { subject: props.skus, name: 'furniture-table' });
  const skus = drawer.request?.skus ?? props.skus ?? NONE;
  return (
    <ProductDrawer
      {...drawer}
      block="furniture-table"
      root={props}
      surface="overlay"
      translate={translate}
      title={drawer.request?.title ?? props.title}
    >
      <OptionsTable key={skus.join()} skus={skus} columns={columns} cartUrl={props.cartUrl} translate={translate} />
    </ProductDrawer>
  );
}

type OptionsTableProps = Required<Pick<FurnitureTableProps, 'skus' | 'columns'>> &
  Pick<FurnitureTableProps, 'cartUrl'> & { translate: Translate<keyof typeof messages> };

/** The products with their quantities, or a placeholder. One button adds all chosen products. */
function OptionsTable({ skus, columns, cartUrl, translate }: OptionsTableProps) {
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
          <Actions>
            <Button isBusy={isAdding} onClick={addAll}>
              {isAdding ? translate('adding') : units > 0 ? translate('addCount', { n: units }) : translate('add')}
            </Button>
            {adding.status === 'success' && (
              <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>
            )}
            <p role="status">{isEmpty && units === 0 && translate('nothing')}</p>
          </Actions>
        </>
      )}
      <AddStatusNotice status={adding.data && addStatus(adding.data, settings.messages.cart, locale)} />
    </>
  );
}

type OptionRowProps = {
  tile: ProductTile;
  columns: FurnitureColumn[];
  quantities: TableQuantities;
  translate: Translate<keyof typeof messages>;
};

/** One product of the table, with its quantity. */
function OptionRow({ tile, columns, quantities, translate }: OptionRowProps) {
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
        <td key={column}>{cells[column]}</td>
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
