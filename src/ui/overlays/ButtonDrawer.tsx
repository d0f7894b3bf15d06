import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Drawer, type DrawerProps } from './Drawer';

export type ButtonDrawerProps = Omit<DrawerProps, 'onClose'> & {
  open: () => void;
  close: () => void;
  /** The text of the button that opens the drawer. Without it, there is no button. */
  button: ReactNode;
};

/** A drawer, and the button that opens it. */
export function ButtonDrawer({ open, close, button, ...drawer }: ButtonDrawerProps) {
  return (
    <>
      {button !== undefined && (
        <Button kind="plain" opensDialog isExpanded={drawer.isOpen} onClick={open}>
          {button}
        </Button>
      )}
      <Drawer {...drawer} onClose={() => close()} />
    </>
  );
}
