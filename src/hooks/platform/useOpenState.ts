import { useCallback, useRef, useState } from 'react';

/** The props of everything that opens and closes: drawers, overlays, flyouts. */
export type OpenProps = {
  /** Controls whether it is open, together with `onOpenChange`. Without it, the widget keeps the state itself. */
  open?: boolean | undefined;
  /** Whether it is open initially, if `open` is not given. */
  defaultOpen?: boolean | undefined;
  /** Called when the customer, the page or the widget opens or closes it; not on mount or unmount. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Without a value, toggles. */
export type SetOpen = (next?: boolean) => void;

/** Whether something is open: controlled by `open`, else its own state. The setter is stable. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps): [boolean, SetOpen] {
  const [own, setOwn] = useState({ isOpen: defaultOpen });
  const isOpen = open ?? own.isOpen;
  const latest = useRef({ isOpen, onOpenChange });
  latest.current = { isOpen, onOpenChange };

  const setOpen = useCallback<SetOpen>((next) => {
    const now = latest.current;
    const isNext = next ?? !now.isOpen;
    if (isNext === now.isOpen) return;
    // a second call before the next render continues from here; an owner that decides otherwise wins in that render
    now.isOpen = isNext;
    setOwn({ isOpen: isNext }); // another object, so that it also renders if `open` is controlled
    now.onOpenChange?.(isNext);
  }, []);
  return [isOpen, setOpen];
}
