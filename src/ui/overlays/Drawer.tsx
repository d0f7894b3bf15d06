import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Drawer.css';
import { showWhileRendered } from './showWhileRendered';

export type DrawerProps = {
  isOpen: boolean;
  /** Called on Esc, on a click on the backdrop, and by the close button. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A drawer slides in from the edge. An overlay is centered. */
  surface?: 'drawer' | 'overlay';
  /**
   * Identifies the drawer to the page's own scripts and styles, as `data-drawer`. The type of an overlay is
   * `data-overlay`.
   */
  name?: string | undefined;
  overlayType?: string;
  /** The id of the text that the customer must respond to. It makes the dialog an `alertdialog`. */
  questionId?: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
};

/**
 * A modal dialog on the native element. The focus moves in, and returns to where it was or to the nearest focusable
 * ancestor. Esc and the backdrop close the dialog. The page behind it does not scroll. All of this applies while its
 * place in the page is rendered.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, surface = 'drawer', questionId, footer } = props;
  useStyles(styles);
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const [timesClosed, setTimesClosed] = useState(0);
  /** Identifies one showing of the dialog; 0 while it is closed. */
  const showing = isOpen ? timesClosed + 1 : 0;
  const titleId = useId();

  // a layout effect: the focus must move before the next key event
  useLayoutEffect(() => {
    const element = dialog.current;
    // a dialog whose widget was removed from the page cannot be modal
    if (showing === 0 || !element?.isConnected) return;
    const close = showWhileRendered(element);
    isShown.current = true;
    return () => {
      isShown.current = false;
      close();
    };
  }, [showing]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard equivalent of clicking the backdrop
    <dialog
      ref={dialog}
      data-drawer={props.name}
      data-overlay={props.overlayType}
      className={`quire-drawer quire-drawer--${surface}`}
      role={questionId && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={questionId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // closed by a script or a form of the page, or by a browser if an earlier cancel was prevented
        if (!isShown.current || dialog.current?.open) return;
        onClose();
        // releases the page; if the owner keeps it open, it is shown again
        setTimesClosed((times) => times + 1);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className="quire-drawer__sheet" part="drawer" aria-busy={props.isBusy || undefined}>
          <header className="quire-drawer__head">
            <h2 id={titleId} className="quire-drawer__title" part="title">
              {props.title}
            </h2>
            <CloseButton label={props.closeLabel} onClose={onClose} />
          </header>
          <div className="quire-drawer__body">{props.children}</div>
          {footer && <footer className="quire-drawer__foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
