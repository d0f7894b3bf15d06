'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Store } from '../../../core/stores/rules/store';
import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { useOwnDrawer } from '../../../hooks/platform/useOwnDrawer';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { type LocatorOptions, LocatorPanel } from './LocatorPanel';
import { type LocatorWord, messages } from './messages';

export type StoreLocatorProps = LocatorOptions & {
  /** A drawer behind a button, or the panel inline in the page. */
  layout?: 'drawer' | 'inline';
  /** Label of the drawer's button. */
  label?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onChoose?: (store: { number: string }) => void;
};

/** Finds stores, and lets the customer choose one as their own [STORE-001]. */
export function StoreLocator({ layout = 'drawer', label, onOpen, onClose, onChoose, ...requests }: StoreLocatorProps) {
  const say = useMessages('store-locator', messages);
  const choose = ({ number }: Store) => onChoose?.({ number });
  const panel = <LocatorPanel {...requests} isOn onChoose={choose} say={say} />;
  const callbacks = { ...(onOpen && { onOpen }), ...(onClose && { onClose }) };
  return (
    <Widget block="store-locator">
      {layout === 'inline' ? (
        <InPlace>{panel}</InPlace>
      ) : (
        <LocatorDrawer {...callbacks} label={label} say={say}>
          {panel}
        </LocatorDrawer>
      )}
    </Widget>
  );
}

/** The panel is already on the page: a request to open it focuses its field [HDR-035]. */
function InPlace({ children }: { children: ReactNode }) {
  const { request, settle } = useOverlayRequest('STORE_LOCATOR');
  const box = useRef<HTMLDivElement>(null);

  // a layout effect: the field must have the focus before the next key event
  useLayoutEffect(() => {
    if (!request) return;
    box.current?.querySelector('input')?.focus();
    settle('done');
  }, [request, settle]);

  return <div ref={box}>{children}</div>;
}

type LocatorDrawerProps = Pick<StoreLocatorProps, 'onOpen' | 'onClose'> & {
  label: string | undefined;
  children: ReactNode;
  say: Say<LocatorWord>;
};

/** Opened by its own button, or by a menu of the header [HDR-035]. */
function LocatorDrawer({ label, children, say, ...callbacks }: LocatorDrawerProps) {
  const { isOpen, open, close } = useOwnDrawer('store-locator', 'STORE_LOCATOR', callbacks);
  return (
    <>
      <Button kind="plain" opensDialog isExpanded={isOpen} onClick={open}>
        {label ?? say('button')}
      </Button>
      <Drawer isOpen={isOpen} onClose={close} name="store-locator" title={say('title')} closeLabel={say('close')}>
        {isOpen && children}
      </Drawer>
    </>
  );
}
