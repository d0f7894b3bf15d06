import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hostOf } from '../../../ui/rendering/hostOf';

/**
 * Slots the elements that the server has marked with `data-header-part="cart"` into the header while it is mounted: the
 * page's own cart is shown in the server's header and in this one.
 */
export function useServerCart(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const parts = [...(hostOf(box.current)?.querySelectorAll(':scope > [data-header-part="cart"]') ?? [])];
    for (const part of parts) part.slot = 'cart';
    return () => {
      for (const part of parts) part.removeAttribute('slot');
    };
  }, [box]);
}

/** Moves the text that a customer has begun to type from the server's search field into this one, and the focus too. */
export function useServerSearch(box: RefObject<HTMLElement | null>, onTyped: (text: string) => void): void {
  const latestOnTyped = useRef(onTyped);
  latestOnTyped.current = onTyped;

  useLayoutEffect(() => {
    const field = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="q"]');
    if (!field) return;
    if (field.value !== '') latestOnTyped.current(field.value);
    if (document.activeElement === field) box.current?.querySelector<HTMLElement>('[name="q"]')?.focus();
  }, [box]);
}
