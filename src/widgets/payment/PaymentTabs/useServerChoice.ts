import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { hostOf } from '../../../ui/rendering/hostOf';

export type ServerChoice = { value: string | undefined; choose: (value: string) => void };

/**
 * A choice of radio buttons that starts with the one of the server's own form and is written back to it, because that
 * form may be submitted first.
 */
export function useServerChoice(box: RefObject<HTMLElement | null>, name: string): ServerChoice {
  const [value, setValue] = useState<string>();

  useLayoutEffect(() => setValue(radiosOf(box.current, name).find(({ checked }) => checked)?.value), [box, name]);

  const choose = useCallback(
    (chosen: string) => {
      setValue(chosen);
      for (const radio of radiosOf(box.current, name)) radio.checked = radio.value === chosen;
    },
    [box, name],
  );
  return { value, choose };
}

function radiosOf(box: HTMLElement | null, name: string): HTMLInputElement[] {
  return [...(hostOf(box)?.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`) ?? [])];
}
