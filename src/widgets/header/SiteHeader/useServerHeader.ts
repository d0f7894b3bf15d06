import { type RefObject, useLayoutEffect, useRef } from 'react';

const hostOf = (box: HTMLElement | null): Element | undefined => {
  const root = box?.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

/**
 * While the header is shown, what the server has marked with `data-header-part="cart"` stands in it: the page's own cart is
 * in the header of the server and in ours.
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

/** What a customer has begun to type into the server's search goes on in ours, and so does the focus. */
export function useServerSearch(box: RefObject<HTMLElement | null>, onTyped: (text: string) => void): void {
  const told = useRef(onTyped);
  told.current = onTyped;

  useLayoutEffect(() => {
    const field = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="q"]');
    if (!field) return;
    if (field.value !== '') told.current(field.value);
    if (document.activeElement === field) box.current?.querySelector<HTMLElement>('[name="q"]')?.focus();
  }, [box]);
}
