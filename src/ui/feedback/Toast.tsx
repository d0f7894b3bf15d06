import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Toast.css';

export type ToastProps = {
  /** Nothing is shown without it; the regions stay in the page, so that a screen reader hears what comes. */
  children?: ReactNode;
  /** What the words are about: with another subject the time starts again. */
  subject: string | object | undefined;
  isError?: boolean;
  durationMs: number;
  closeLabel: string;
  onClose: () => void;
};

/** Into the layer above everything that a page can draw; a browser that knows none has the box where its sheet puts it. */
function raise(box: HTMLElement | null) {
  if (box?.isConnected) box.showPopover?.();
}

/** A short word at the edge of the page. It stays while the pointer or the focus is on it. */
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

  // a box that is gone sends no leave and no blur
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
      <div className="quire-toast__words">{children}</div>
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
