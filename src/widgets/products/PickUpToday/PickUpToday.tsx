'use client';

import { useMemo } from 'react';
import { useCanPickUp } from '../../../hooks/platform/useCanPickUp';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayOpening } from '../../../hooks/platform/useOverlayOpening';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { Wait } from '../../../ui/feedback/Wait';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages, type PickUpTodayWord } from './messages';
import { StoresWithStock } from './StoresWithStock';

export type PickUpTodayProps = {
  sku: string;
  /** Makes the button's accessible name unique when a page has several. */
  productName?: string;
  label?: string;
  open?: boolean;
  cartUrl?: string;
  onOpen?: () => void;
  onClose?: () => void;
};

/**
 * The stores that have a product in stock now. Choosing one adds the product for pickup there [TILE-012]. Renders
 * nothing for customers who may not use pickup [SESS-019].
 */
export function PickUpToday(props: PickUpTodayProps) {
  const { sku, productName: name, label } = props;
  const say = useMessages('pick-up-today', messages);
  const { isOpen, open, close } = useOverlayOpening<never>([], props.open);
  useDrawerNews('pick-up-today', isOpen, props);

  if (!useCanPickUp()) return null;
  return (
    <Widget block="pick-up-today">
      <Button kind="secondary" opensDialog label={name && say('openNamed', { name })} onClick={open}>
        {label ?? say('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="pick-up-today"
        title={say('title')}
        closeLabel={say('close')}
      >
        <Looked sku={sku} cartUrl={props.cartUrl} say={say} />
      </Drawer>
    </Widget>
  );
}

type LookedProps = {
  sku: string;
  cartUrl: string | undefined;
  say: (key: PickUpTodayWord, figures?: Record<string, string | number>) => string;
};

/** Loads the product first, because its data decides whether pickup is possible. */
function Looked({ sku, cartUrl, say }: LookedProps) {
  const skus = useMemo(() => [sku], [sku]);
  const products = useProductTiles(skus);
  const [tile] = products.tiles;
  return (
    <>
      <Wait state={waitOf(products)} say={say} onRetry={products.reload}>
        {say('notFound')}
      </Wait>
      {tile && !tile.isPickupEligible && <p role="status">{say('notEligible')}</p>}
      {tile?.isPickupEligible && <StoresWithStock tile={tile} cartUrl={cartUrl} say={say} />}
    </>
  );
}
