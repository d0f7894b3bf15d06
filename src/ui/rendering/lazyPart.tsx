import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';

/** How long a part may take to load before `onMissing` is called, in milliseconds. */
export const PART_TIMEOUT_MS = 10_000;

/** Called once if the part fails to load or does not load in time. */
export type Missing = { onMissing?: () => void };

/**
 * A component that may load when it is first rendered. Call `ahead` to prefetch it where it is likely to be rendered
 * soon.
 */
export type LazyPart<Props> = ComponentType<Props & Missing> & { ahead?(): void };

/**
 * A component in its own chunk, downloaded when it is first rendered. It renders nothing until the chunk is loaded. A
 * failed download is retried the next time it mounts.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let known: ComponentType<Props> | undefined;

  function Lazy(props: Props & Missing) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const missing = useRef(props.onMissing);
    missing.current = props.onMissing;

    useLayoutEffect(() => {
      if (Part) return;
      // not in the first render: the server's markup does not contain the part, and hydration must match it
      if (known) return setPart(() => known);
      let isMounted = true;
      const reportMissing = () => {
        clearTimeout(timer);
        if (isMounted) missing.current?.();
      };
      const timer = setTimeout(reportMissing, PART_TIMEOUT_MS);
      load().then((part) => {
        clearTimeout(timer);
        known = part;
        if (isMounted) setPart(() => part);
      }, reportMissing);
      return () => {
        clearTimeout(timer);
        isMounted = false;
      };
    }, [Part]);

    return Part ? <Part {...props} /> : null;
  }

  return Object.assign(Lazy, { ahead: () => void load().catch(() => {}) });
}
