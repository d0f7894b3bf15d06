'use client';

import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayOpening } from '../../../hooks/platform/useOverlayOpening';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { QuickViewBody } from './QuickViewBody';

export type QuickViewProps = {
  /** The product that its own button opens; without one it waits for the wishes of the page. */
  sku?: string;
  /** For the name of that button, where several stand on a page. */
  productName?: string;
  opener?: 'button' | 'none';
  open?: boolean;
  showCompare?: boolean;
  showAddToList?: boolean;
  cartUrl?: string;
  onOpen?: () => void;
  onClose?: () => void;
};

/** A look at one product without leaving the page, and from there into the cart [SCR-015]. */
export function QuickView(props: QuickViewProps) {
  const { productName: name, opener = props.sku ? 'button' : 'none' } = props;
  const say = useMessages('quick-view', messages);
  const { isOpen, wish, open, close } = useOverlayOpening(['QUICK_VIEW'], props.open);
  const sku = wish?.sku ?? props.sku;

  useDrawerNews('QVD', isOpen, props);

  return (
    <Widget block="quick-view">
      {opener === 'button' && (
        <Button kind="secondary" opensDialog label={name && say('openNamed', { name })} onClick={open}>
          {say('open')}
        </Button>
      )}
      <Drawer isOpen={isOpen} onClose={() => close()} name="QVD" closeLabel={say('close')} title={say('title')}>
        {sku ? <QuickViewBody key={sku} {...props} sku={sku} say={say} /> : <p role="status">{say('notFound')}</p>}
      </Drawer>
    </Widget>
  );
}
