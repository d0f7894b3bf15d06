'use client';

import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import type { FurnitureColumn } from './OptionRow';
import { OptionsTable } from './OptionsTable';

export type { FurnitureColumn } from './OptionRow';

export type FurnitureTableProps = RootProps &
  OpenProps & {
    /** SKUs of the related products, one row each. Without them, the widget opens on a request from the page. */
    skus?: string[];
    /** The table's title. */
    title?: string;
    /** The columns between a product's name and its quantity. The default is all of them. */
    columns?: FurnitureColumn[];
    /** Whether the widget renders its own button. Without one, only another widget or the page can open it. */
    opener?: 'button' | 'none';
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

const NONE: string[] = [];

/** Related products as a table, with a quantity for each and one button that adds all [SCR-014]. */
export function FurnitureTable(props: FurnitureTableProps) {
  const { opener = props.skus ? 'button' : 'none', columns = ['price', 'availability'] } = props;
  const translate = useMessages('furniture-table', messages);
  const { isOpen, request, open, close } = useLayer(['FURNITURE_TABLE'], props);
  const skus = request?.skus ?? props.skus ?? NONE;

  useDrawerEvents('furniture-table', isOpen);

  return (
    <Widget block="furniture-table" props={props}>
      {opener === 'button' && (
        <Button kind="secondary" opensDialog onClick={open}>
          {translate('open')}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name="furniture-table"
        closeLabel={translate('close')}
        title={request?.title ?? props.title ?? translate('title')}
      >
        <OptionsTable key={skus.join()} skus={skus} columns={columns} cartUrl={props.cartUrl} translate={translate} />
      </Drawer>
    </Widget>
  );
}
