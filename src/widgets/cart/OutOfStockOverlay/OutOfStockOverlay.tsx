'use client';

import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { SoldOut } from './SoldOut';
import type { SoldOutItem } from './SoldOutRow';

export type { SoldOutItem } from './SoldOutRow';

export type OutOfStockOverlayProps = OpenProps & {
  /** The sold-out products, with their lines if they are in the cart. */
  items?: SoldOutItem[];
  /** SKUs of the alternatives. */
  altSkus?: string[];
  onRemove?: (item: SoldOutItem) => void;
};

const NONE: SoldOutItem[] = [];
const NO_SKUS: string[] = [];

/** Lists the products that are out of stock, removes them from the cart, and offers alternatives [SCR-018]. */
export function OutOfStockOverlay(props: OutOfStockOverlayProps) {
  const translate = useMessages('out-of-stock-overlay', messages);
  const { isOpen, request, close } = useLayer(['OUT_OF_STOCK'], props);

  useDrawerEvents('out-of-stock', isOpen);

  return (
    <Widget block="out-of-stock-overlay">
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name="out-of-stock"
        overlayType="OUT_OF_STOCK"
        closeLabel={translate('close')}
        title={translate('title')}
        footer={<Button onClick={() => close('done')}>{translate('done')}</Button>}
      >
        <SoldOut
          key={request?.key}
          items={request?.items ?? props.items ?? NONE}
          alternatives={request?.alternatives ?? props.altSkus ?? NO_SKUS}
          onRemove={props.onRemove}
          translate={translate}
        />
      </Drawer>
    </Widget>
  );
}
