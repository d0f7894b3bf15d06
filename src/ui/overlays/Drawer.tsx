import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Drawer.css';
import { rememberFocus } from './rememberFocus';
import { lockScroll } from './scrollLock';

export type DrawerProps = {
  isOpen: boolean;
  /** Asked for by Esc, the backdrop or the close button. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A drawer slides in from the edge, an overlay stands in the middle. */
  surface?: 'drawer' | 'overlay';
  /** What the page's own scripts and styles know it by, as `data-drawer`; an overlay's type as `data-overlay`. */
  name?: string;
  overlayType?: string;
  isBusy?: boolean;
  children: ReactNode;
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode;
};

/**
 * A modal dialog on the native element: focus goes in and comes back, or to what stood around where it was; Esc and the
 * backdrop close it, the page behind stays where it is.
 */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  surface = 'drawer',
  name,
  overlayType,
  isBusy,
  children,
  footer,
}: DrawerProps) {
  useStyles(styles);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // before the next key comes, which is for what stands in it
  useLayoutEffect(() => {
    const element = dialog.current;
    // whose widget the page has taken away meanwhile can not be shown
    if (!isOpen || !element?.isConnected) return;
    const giveBack = rememberFocus();
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
      giveBack();
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for what the backdrop does is Esc
    <dialog
      ref={dialog}
      data-drawer={name}
      data-overlay={overlayType}
      className={`quire-drawer quire-drawer--${surface}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // the browser itself closes a dialog that has kept it from doing so before
        if (isOpen && !dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className="quire-drawer__sheet" part="drawer" aria-busy={isBusy || undefined}>
          <header className="quire-drawer__head">
            <h2 id={titleId} className="quire-drawer__title" part="title">
              {title}
            </h2>
            <CloseButton label={closeLabel} onClose={onClose} />
          </header>
          <div className="quire-drawer__body">{children}</div>
          {footer && <footer className="quire-drawer__foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
