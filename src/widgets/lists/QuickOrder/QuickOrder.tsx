'use client';

import { useQuickOrder } from '../../../hooks/lists/useQuickOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayOpening } from '../../../hooks/platform/useOverlayOpening';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { OrderForm } from './OrderForm';

export type QuickOrderProps = {
  /** The initial number of empty rows. The default is 5. */
  rows?: number;
  /** Renders a drawer with its own button, if the session's `enableQuickOrderDrawer` is on. */
  drawer?: boolean;
  label?: string;
  open?: boolean;
  /** The page to link to if the drawer is not enabled. */
  pageUrl?: string;
  onOpen?: () => void;
  onClose?: () => void;
};

const FIRST_ROWS = 5;

/** Orders by item number: from the keyboard, a pasted column or a file, with one press for all [OVR-010]. */
export function QuickOrder({ drawer = false, rows = FIRST_ROWS, ...props }: QuickOrderProps) {
  const say = useMessages('quick-order', messages);
  const { session } = useStorefront();
  const isOn = session.enableQuickOrderDrawer;

  return (
    <Widget block="quick-order">
      {!drawer && <OrderInPage rows={rows} />}
      {drawer && isOn && <OrderDrawer {...props} rows={rows} />}
      {drawer && !isOn && props.pageUrl && <ButtonLink href={props.pageUrl}>{props.label ?? say('open')}</ButtonLink>}
    </Widget>
  );
}

function OrderInPage({ rows }: { rows: number }) {
  const say = useMessages('quick-order', messages);
  return <OrderForm order={useQuickOrder(rows)} say={say} />;
}

/** Keeps the typed rows while the drawer is closed. */
function OrderDrawer({ rows, ...props }: QuickOrderProps & { rows: number }) {
  const say = useMessages('quick-order', messages);
  const order = useQuickOrder(rows);
  const { isOpen, open, close } = useOverlayOpening(['QUICK_ORDER'], props.open);
  useDrawerNews('quick-order', isOpen, props);
  return (
    <>
      <Button kind="secondary" opensDialog onClick={open}>
        {props.label ?? say('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name="quick-order"
        overlayType="QUICK_ORDER"
        title={say('title')}
        closeLabel={say('close')}
      >
        <OrderForm order={order} say={say} />
      </Drawer>
    </>
  );
}
