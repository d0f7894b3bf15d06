import type { ReactNode } from 'react';
import { useQuickOrder } from '../../../hooks/lists/useQuickOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
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
  // keeps the typed rows while the drawer is closed
  const form = <OrderForm order={useQuickOrder(rows)} translate={translate} />;

  return (
    <Widget block="quick-order" props={props}>
      {!drawer && form}
      {drawer && isOn && <OrderDrawer {...props}>{form}</OrderDrawer>}
      {drawer && !isOn && props.pageUrl && (
        <ButtonLink href={props.pageUrl}>{props.label ?? translate('open')}</ButtonLink>
      )}
    </Widget>
  );
}

function OrderDrawer({ children, ...props }: QuickOrderProps & { children: ReactNode }) {
  const translate = useMessages('quick-order', messages);
  const layer = useLayer(['QUICK_ORDER'], props, { name: 'quick-order' });
  return (
    <ButtonDrawer
      {...layer}
      button={props.label ?? translate('open')}
      kind="secondary"
      surface="overlay"
      overlayType="QUICK_ORDER"
      title={translate('title')}
      closeLabel={translate('close')}
    >
      {children}
    </ButtonDrawer>
  );
}
