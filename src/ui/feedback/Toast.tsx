import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Toast.css';

export type ToastProps = {
  /**
   * The message. Without it nothing is shown, but the live regions stay mounted, so that screen readers announce the
   * next one.
   */
  children?: ReactNode;
  /** What the message is about. A different subject restarts the timer. */
  subject: string | object | undefined;
  isError?: boolean;
  durationMs: number;
  closeLabel: string;
  onClose: () => void;
};

/** Shows the toast in the top layer. Browsers without popovers place it by its style sheet. */
function raise(box: HTMLElement | null) {
  if (box?.isConnected) box.showPopover?.();
}

/** A short message at the edge of the page. It stays open while the pointer or the focus is on it. */
export function Toast({ children, subject, isError = false, durationMs, closeLabel, onClose }: ToastProps) {
  useStyles(styles);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const running = children && !isHeld ? subject : undefined;
  const newest = useRef(onClose);
  newest.current = onClose;

  useEffect(() => {
    if (running === undefined) return;
    const timer = setTimeout(() => newest.current(), durationMs);
    return () => clearTimeout(timer);
  }, [running, durationMs]);

  // a removed element fires neither pointerleave nor blur
  useEffect(() => {
    if (children) return;
    setPointed(false);
    setFocused(false);
  }, [children]);

  const box = children && (
    <div
      ref={raise}
      popover="manual"
      part="toast"
      className={`quire-toast__box${isError ? ' quire-toast__box--error' : ''}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocusCapture={() => setFocused(true)}
      onBlurCapture={() => setFocused(false)}
    >
      <div className="quire-toast__text">{children}</div>
      <CloseButton label={closeLabel} onClose={onClose} />
    </div>
  );
  return (
    <>
      <div role="status">{!isError && box}</div>
      <div role="alert">{isError && box}</div>
    </>
  );
}
