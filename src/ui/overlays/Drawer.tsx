import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Drawer.css';

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
  name?: string;
  overlayType?: string;
  isBusy?: boolean;
  children: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
};

/**
 * A modal dialog on the native element. The focus moves in, and returns to where it was or to the nearest focusable
 * ancestor. Esc and the backdrop close the dialog. The page behind it does not scroll.
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
  const isShown = useRef(false);
  const titleId = useId();

  // a layout effect: the focus must move before the next key event
  useLayoutEffect(() => {
    const element = dialog.current;
    // showModal throws on a dialog whose widget was removed from the page
    if (!isOpen || !element?.isConnected) return;
    const giveBack = rememberFocus();
    element.showModal();
    isShown.current = true;
    const unlock = lockScroll();
    return () => {
      unlock();
      isShown.current = false;
      element.close();
      giveBack();
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard equivalent of clicking the backdrop
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
        // some browsers force the dialog to close if an earlier cancel was prevented
        if (isShown.current && !dialog.current?.open) onClose();
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

/**
 * Remembers the focused element and its focusable ancestors, through every shadow root. Returns a function that focuses
 * the first of these that is still in the document.
 */
function rememberFocus(): () => void {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const candidates: Element[] = [];
  while (element) {
    candidates.push(element);
    element = element.parentElement?.closest('[tabindex]') ?? (element.getRootNode() as ShadowRoot).host;
  }
  return () => (candidates.find((it) => it.isConnected) as HTMLElement | undefined)?.focus({ preventScroll: true });
}

let holders = 0;
let overflowBefore = '';

/**
 * Prevents the page behind a drawer from scrolling. Locks may be nested: the page scrolls again when the last lock is
 * released. Returns the function that releases the lock; calling it again has no effect.
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (holders === 0) {
    overflowBefore = style.overflow;
    style.overflow = 'hidden';
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) style.overflow = overflowBefore;
  };
}
