import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Store } from '../../../core/stores/rules/store';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { type LocatorOptions, LocatorPanel } from './LocatorPanel';
import { messages } from './messages';

export type StoreLocatorProps = RootProps &
  OpenProps &
  LocatorOptions & {
    /** A drawer behind a button, or the panel inline in the page. */
    layout?: 'drawer' | 'inline';
    /** Label of the drawer's button. */
    label?: string;
    /** Called with the store that the customer has chosen. */
    onChange?: (store: { number: string }) => void;
  };

/** Finds stores, and lets the customer choose one as their own [STORE-001]. */
export function StoreLocator({
  layout = 'drawer',
  label,
  onChange,
  open,
  defaultOpen,
  onOpenChange,
  ...requests
}: StoreLocatorProps) {
  const translate = useMessages('store-locator', messages);
  const choose = ({ number }: Store) => onChange?.({ number });
  const panel = <LocatorPanel {...requests} onChoose={choose} translate={translate} />;
  return (
    <Widget block="store-locator" props={requests}>
      {layout === 'inline' ? (
        <InlineLocator>{panel}</InlineLocator>
      ) : (
        <LocatorDrawer opening={{ open, defaultOpen, onOpenChange }} label={label} translate={translate}>
          {panel}
        </LocatorDrawer>
      )}
    </Widget>
  );
}

/** The panel is already on the page: a request to open it focuses its field [HDR-035]. */
function InlineLocator({ children }: { children: ReactNode }) {
  const { request, settle } = useOverlayRequest(['STORE_LOCATOR']);
  const box = useRef<HTMLDivElement>(null);

  // a layout effect: the field must have the focus before the next key event
  useLayoutEffect(() => {
    if (!request) return;
    box.current?.querySelector('input')?.focus();
    settle('done');
  }, [request, settle]);

  return <div ref={box}>{children}</div>;
}

type LocatorDrawerProps = {
  opening: OpenProps;
  label: string | undefined;
  children: ReactNode;
  translate: Translate<keyof typeof messages>;
};

/** Opened by its own button, or by a menu of the header [HDR-035]. */
function LocatorDrawer({ opening, label, children, translate }: LocatorDrawerProps) {
  const layer = useLayer(['STORE_LOCATOR'], opening, { name: 'store-locator' });
  return (
    <ButtonDrawer
      {...layer}
      button={label ?? translate('button')}
      title={translate('title')}
      closeLabel={translate('close')}
    >
      {layer.isOpen && children}
    </ButtonDrawer>
  );
}
