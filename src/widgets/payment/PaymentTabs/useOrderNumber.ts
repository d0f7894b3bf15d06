import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The number as it is typed, and what a customer types next. */
export type OrderNumber = { number: string; typeNumber: (text: string) => void };

/**
 * The purchase order number that the customer types. What stands in the server's own form goes on here, and what is typed
 * here stands there: that form may be sent before anything else is pressed. Once the shop has applied a number, or taken
 * one off, it is that one.
 */
export function useOrderNumber(
  box: RefObject<HTMLElement | null>,
  applied: string | undefined,
  given: string | undefined,
): OrderNumber {
  const first = useRef(given ?? applied ?? '');
  const [number, setNumber] = useState(first.current);
  const field = useRef<HTMLInputElement>(undefined);
  const before = useRef(applied);

  const typeNumber = useCallback((text: string) => {
    setNumber(text);
    if (field.current) field.current.value = text;
  }, []);

  useLayoutEffect(() => {
    field.current = serverField(box.current);
    typeNumber(field.current && isSaid(field.current) ? field.current.value : first.current);
  }, [box, typeNumber]);

  useEffect(() => {
    if (before.current !== applied) typeNumber(applied ?? '');
    before.current = applied;
  }, [applied, typeNumber]);

  return { number, typeNumber };
}

function serverField(box: HTMLElement | null): HTMLInputElement | undefined {
  const root = box?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  return host?.querySelector<HTMLInputElement>('input[name="poNumber"]') ?? undefined;
}

/** Something is there, or was taken out by the customer. */
const isSaid = ({ value, defaultValue }: HTMLInputElement) => value !== '' || value !== defaultValue;
