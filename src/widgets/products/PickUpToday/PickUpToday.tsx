'use client';

import { useCanPickUp } from '../../../hooks/cart/useCanPickUp';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages, type PickUpTodayMessageKey } from './messages';
import { StoresWithStock } from './StoresWithStock';

export type PickUpTodayProps = RootProps &
  OpenProps & {
    /** The product. */
    sku: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/**
 * The stores that have a product in stock now. Choosing one adds the product for pickup there [TILE-012]. Renders
 * nothing for customers who may not use pickup [SESS-019].
 */
export function PickUpToday(props: PickUpTodayProps) {
  const { sku, productName: name, label } = props;
  const translate = useMessages('pick-up-today', messages);
  const { isOpen, open, close } = useLayer<never>([], props, { name: 'pick-up-today' });

  if (!useCanPickUp()) return null;
  return (
    <Widget block="pick-up-today" props={props}>
      <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
        {label ?? translate('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="pick-up-today"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <Looked sku={sku} cartUrl={props.cartUrl} translate={translate} />
      </Drawer>
    </Widget>
  );
}

type LookedProps = {
  sku: string;
  cartUrl: string | undefined;
  translate: (key: PickUpTodayMessageKey, figures?: Record<string, string | number>) => string;
};

/** Loads the product first, because its data decides whether pickup is possible. */
function Looked({ sku, cartUrl, translate }: LookedProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && !tile.isPickupEligible && <p role="status">{translate('notEligible')}</p>}
      {tile?.isPickupEligible && <StoresWithStock tile={tile} cartUrl={cartUrl} translate={translate} />}
    </>
  );
}
