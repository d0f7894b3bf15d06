import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/Button';
import { Drawer, type DrawerProps } from './Drawer';

export type ButtonDrawerProps = Omit<DrawerProps, 'onClose'> & {
  open: () => void;
  close: () => void;
  /** The text of the button that opens the drawer. Without it, there is no button. */
  button: ReactNode;
  kind?: ButtonProps['kind'];
  /** The button's accessible name, if it is not its text. */
  buttonLabel?: string | undefined;
};

/** A drawer, and the button that opens it. */
export function ButtonDrawer({ open, close, button, kind = 'plain', buttonLabel, ...drawer }: ButtonDrawerProps) {
  return (
    <>
      {button !== undefined && (
        <Button kind={kind} label={buttonLabel} opensDialog isExpanded={drawer.isOpen} onClick={open}>
          {button}
        </Button>
      )}
      <Drawer {...drawer} onClose={() => close()} />
    </>
  );
}
