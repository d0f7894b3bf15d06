import { options, render } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

/**
 * The part of React's API that the library uses, built on the public entries of Preact. `preact/compat` covers all of
 * React's API, but normalizes the props of every element: it adds 1.4 kB to every page and, measured against this
 * (Chromium 156, 4× throttle), takes 1.2 to 1.5 times as long to render or update a cart of 500 lines. A name that is
 * missing here fails the build.
 */
export { Component, createContext, createElement, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/**
 * Sets the only text of an element as its content, as React does. Preact would update its text node, which a browser's
 * translator has replaced.
 */
options.vnode = ({ type, props }) => {
  const { children } = props;
  if (typeof type === 'string' && (typeof children === 'string' || typeof children === 'number')) {
    props.textContent = String(children);
    props.children = undefined;
  }
};

/** The API of `react-dom/client`. */
export const createRoot = (container) => ({
  render: (children) => render(children, container),
  unmount: () => render(null, container),
});

let ids = 0;

/** Preact's own ids repeat in every root, and each widget of a page is a root. */
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
