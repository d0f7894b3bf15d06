import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../controls/isComposing';

export type Disclosure = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** Closes what is open in `element`: a press outside and moving the focus out close it. */
export function closeOnLeave(element: Element, close: () => void, { signal }: AbortController): void {
  const press = (event: Event) => {
    if (!event.composedPath().includes(element)) close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !element.contains(relatedTarget as Node)) close();
  };
  document.addEventListener('pointerdown', press, { signal });
  element.addEventListener('focusout', leave as EventListener, { signal });
}

/**
 * Closes what a button has opened below itself: Escape, a press outside and moving the focus out close it. `box`
 * contains the button and what it opens.
 */
export function useDisclosure({ isOpen, onToggle }: Disclosure) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  toggle.current = onToggle;

  // a layout effect: the listeners must be in place before the next key event, which may be Esc
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    const end = new AbortController();
    const { signal } = end;
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      toggle.current(false);
      button.current?.focus();
    };
    // a button that opens a dialog is gone when the dialog closes; focusing the disclosure's button lets the dialog
    // return the focus
    const beforeDialog = ({ target }: Event) => {
      if ((target as Element).closest('[aria-haspopup="dialog"]')) button.current?.focus();
    };
    closeOnLeave(element, () => toggle.current(false), end);
    element.addEventListener('keydown', byKey, { signal });
    element.addEventListener('click', beforeDialog, { signal, capture: true });
    return () => end.abort();
  }, [isOpen]);

  return { box, button };
}
