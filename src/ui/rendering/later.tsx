import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';

/** How long a part may take before whoever waits for it is told. */
export const PART_TIMEOUT_MS = 10_000;

/** Told once when the part could not be had, or not in time. */
export type Missing = { onMissing?: () => void };

/** A part that comes when it is drawn, or `ahead` of that: where it is likely to be drawn soon. */
export type LaterPart<Props> = ComponentType<Props & Missing> & { ahead(): void };

/**
 * A part in a file of its own, downloaded when it is first drawn. It draws nothing until it is there; what can not be had
 * is tried again the next time it is drawn.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let known: ComponentType<Props> | undefined;

  function Later(props: Props & Missing) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const missing = useRef(props.onMissing);
    missing.current = props.onMissing;

    useLayoutEffect(() => {
      if (Part) return;
      // not at once: what a server has written is without the part, and has to be taken over as it is
      if (known) return setPart(() => known);
      let isMounted = true;
      const tell = () => {
        clearTimeout(timer);
        if (isMounted) missing.current?.();
      };
      const timer = setTimeout(tell, PART_TIMEOUT_MS);
      load().then((part) => {
        clearTimeout(timer);
        known = part;
        if (isMounted) setPart(() => part);
      }, tell);
      return () => {
        clearTimeout(timer);
        isMounted = false;
      };
    }, [Part]);

    return Part ? <Part {...props} /> : null;
  }

  return Object.assign(Later, { ahead: () => void load().catch(() => {}) });
}
