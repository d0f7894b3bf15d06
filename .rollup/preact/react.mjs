import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

/**
 * The part of React that the library is written in, on Preact itself: its compatibility layer would add two kilobytes to
 * every page for what no widget uses. What is missing here fails the build by name.
 */
export { createContext, createElement, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

let ids = 0;

/** As React's: another id for each component that asks. */
export const useId = () => useMemo(() => `quire-${ids++}`, []);

/** As React's: draws again when what `read` gives is another value than the one drawn. */
export function useSyncExternalStore(subscribe, read) {
  const value = read();
  const [{ drawn }, draw] = useState({ drawn: { value, read } });

  useLayoutEffect(() => {
    drawn.value = value;
    drawn.read = read;
    if (!Object.is(value, read())) draw({ drawn });
  }, [subscribe, value, read]);

  useLayoutEffect(() => {
    const follow = () => {
      if (!Object.is(drawn.value, drawn.read())) draw({ drawn });
    };
    follow();
    return subscribe(follow);
  }, [subscribe]);

  return value;
}
