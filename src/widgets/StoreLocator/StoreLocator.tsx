'use client';

import type { Store } from '../../core/rules/store';
import { useMessages } from '../../hooks/useMessages';
import { useOwnDrawer } from '../../hooks/useOwnDrawer';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { Widget } from '../../ui/Widget';
import { LocatorPanel, type LocatorWishes } from './LocatorPanel';
import { messages } from './messages';

export type StoreLocatorProps = LocatorWishes & {
  /** A drawer that its button opens, or the panel in its place in the page. */
  layout?: 'drawer' | 'inline';
  /** Words of the drawer's button. */
  label?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onChoose?: (store: { number: string }) => void;
};

/** Finds stores, and lets the customer choose one as their own [STORE-001]. */
export function StoreLocator({ layout = 'drawer', label, onOpen, onClose, onChoose, ...panel }: StoreLocatorProps) {
  const say = useMessages('store-locator', messages);
  const callbacks = { ...(onOpen && { onOpen }), ...(onClose && { onClose }) };
  const { isOpen, open, close } = useOwnDrawer('store-locator', 'STORE_LOCATOR', callbacks);
  const choose = ({ number }: Store) => onChoose?.({ number });

  if (layout === 'inline') {
    return (
      <Widget block="store-locator">
        <LocatorPanel {...panel} isOn onChoose={choose} say={say} />
      </Widget>
    );
  }
  return (
    <Widget block="store-locator">
      <Button kind="plain" opensDialog isExpanded={isOpen} onClick={open}>
        {label ?? say('button')}
      </Button>
      <Drawer isOpen={isOpen} onClose={close} name="store-locator" title={say('title')} closeLabel={say('close')}>
        {isOpen && <LocatorPanel {...panel} isOn onChoose={choose} say={say} />}
      </Drawer>
    </Widget>
  );
}
