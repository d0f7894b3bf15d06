import { render } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

/**
 * The part of React's API that the library uses, on the public entries of Preact. `preact/compat` has all of it, and normalizes
 * the props of every element on the way: 1.4 kB on every page, and measured beside this (Chromium 156, 4× throttle) 1.2 to
 * 1.5 times the time until a cart of 500 lines is drawn or changed. A name that is missing here fails the build.
 */
export { Component, createContext, createElement, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** As `react-dom/client`. */
export const createRoot = (container) => ({
  render: (children) => render(children, container),
  unmount: () => render(null, container),
});

let ids = 0;

/** Preact's own ids repeat in every root, and each widget of a page is one. */
export const useId = () => useMemo(() => `quire-${ids++}`, []);

export function useSyncExternalStore(subscribe, getSnapshot) {
  const value = getSnapshot();
  const [{ rendered }, rerender] = useState({ rendered: { value, getSnapshot } });

  useLayoutEffect(() => {
    Object.assign(rendered, { value, getSnapshot });
    if (!Object.is(value, getSnapshot())) rerender({ rendered });
  }, [subscribe, value, getSnapshot]);

  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(rendered.value, rendered.getSnapshot())) rerender({ rendered });
    };
    check();
    return subscribe(check);
  }, [subscribe]);

  return value;
}
