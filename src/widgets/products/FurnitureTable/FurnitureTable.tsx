'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import type { FurnitureColumn } from './OptionRow';
import { OptionsTable } from './OptionsTable';

export type { FurnitureColumn } from './OptionRow';

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
    <Widget block="furniture-table" props={props}>
      <ProductDrawer {...drawer} surface="overlay" translate={translate} title={drawer.request?.title ?? props.title}>
        <OptionsTable key={skus.join()} skus={skus} columns={columns} cartUrl={props.cartUrl} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}
