import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hostOf } from '../../../ui/rendering/hostOf';

/**
 * The purchase order number that the customer types. It starts with the text of the server's own form and is written
 * back to it, because that form may be submitted first. When the shop applies or removes a number, the field follows.
 */
export function useOrderNumber(
  box: RefObject<HTMLElement | null>,
  applied: string | undefined,
  initial: string | undefined,
) {
  const first = useRef(initial ?? applied ?? '');
  const [number, setNumber] = useState(first.current);
  const field = useRef<HTMLInputElement | null>(undefined);
  const before = useRef(applied);

  const typeNumber = useCallback((text: string) => {
    setNumber(text);
    if (field.current) field.current.value = text;
  }, []);

  useLayoutEffect(() => {
    field.current = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="poNumber"]');
    typeNumber(field.current && hasInput(field.current) ? field.current.value : first.current);
  }, [box, typeNumber]);

  useEffect(() => {
    if (before.current !== applied) typeNumber(applied ?? '');
    before.current = applied;
  }, [applied, typeNumber]);

  return [number, typeNumber] as const;
}

/** The field has a value, or the customer has cleared it. */
const hasInput = ({ value, defaultValue }: HTMLInputElement) => value !== '' || value !== defaultValue;

/**
 * A choice of radio buttons that starts with the one of the server's own form and is written back to it, because that
 * form may be submitted first.
 */
export function useServerChoice(box: RefObject<HTMLElement | null>, name: string) {
  const [value, setValue] = useState<string>();

  useLayoutEffect(() => setValue(radiosOf(box.current, name).find(({ checked }) => checked)?.value), [box, name]);

  function choose(chosen: string) {
    setValue(chosen);
    for (const radio of radiosOf(box.current, name)) radio.checked = radio.value === chosen;
  }
  return [value, choose] as const;
}

function radiosOf(box: HTMLElement | null, name: string): HTMLInputElement[] {
  return [...(hostOf(box)?.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`) ?? [])];
}
