import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../controls/isComposing';

export type Disclosure = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

/**
 * Closes what a button has opened below itself: Escape, a press outside and moving the focus out close it. `box`
 * contains the button and what it opens.
 */
export function useDisclosure({ isOpen, onToggle }: Disclosure): {
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
} {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  toggle.current = onToggle;

  // a layout effect: the listeners must be in place before the next key event, which may be Esc
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    const close = (event: Event) => {
      if (!event.composedPath().includes(element)) toggle.current(false);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) toggle.current(false);
    };
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
    document.addEventListener('pointerdown', close);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', byKey);
    element.addEventListener('click', beforeDialog, true);
    return () => {
      document.removeEventListener('pointerdown', close);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', byKey);
      element.removeEventListener('click', beforeDialog, true);
    };
  }, [isOpen]);

  return { box, button };
}
