'use client';

import { useQuickOrder } from '../../../hooks/lists/useQuickOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { OrderForm } from './OrderForm';

export type QuickOrderProps = RootProps &
  OpenProps & {
    /** The initial number of empty rows. The default is 5. */
    rows?: number;
    /** Renders a drawer with its own button, if the session's `enableQuickOrderDrawer` is on. */
    drawer?: boolean;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** The page to link to if the drawer is not enabled. */
    pageUrl?: string;
  };

const FIRST_ROWS = 5;

/** Orders by item number: from the keyboard, a pasted column or a file, with one press for all [OVR-010]. */
export function QuickOrder({ drawer = false, rows = FIRST_ROWS, ...props }: QuickOrderProps) {
  const translate = useMessages('quick-order', messages);
  const { session } = useStorefront();
  const isOn = session.enableQuickOrderDrawer;

  return (
    <Widget block="quick-order" props={props}>
      {!drawer && <OrderInPage rows={rows} />}
      {drawer && isOn && <OrderDrawer {...props} rows={rows} />}
      {drawer && !isOn && props.pageUrl && (
        <ButtonLink href={props.pageUrl}>{props.label ?? translate('open')}</ButtonLink>
      )}
    </Widget>
  );
}

function OrderInPage({ rows }: { rows: number }) {
  const translate = useMessages('quick-order', messages);
  return <OrderForm order={useQuickOrder(rows)} translate={translate} />;
}

/** Keeps the typed rows while the drawer is closed. */
function OrderDrawer({ rows, ...props }: QuickOrderProps & { rows: number }) {
  const translate = useMessages('quick-order', messages);
  const order = useQuickOrder(rows);
  const { name, isOpen, open, close } = useLayer(['QUICK_ORDER'], props, { name: 'quick-order' });
  return (
    <>
      <Button kind="secondary" opensDialog onClick={open}>
        {props.label ?? translate('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={name}
        overlayType="QUICK_ORDER"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <OrderForm order={order} translate={translate} />
      </Drawer>
    </>
  );
}
