import { type ComponentType, type ReactNode, useRef } from 'react';

/** Memoizes a component: it re-renders only when the value of a prop has changed. For lists of hundreds of items. */
export function memoize<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Memoized(props: Props) {
    const last = useRef<{ props: Props; rendered: ReactNode }>(undefined);
    if (!last.current || hasDifferentProps(last.current.props, props) || hasDifferentProps(props, last.current.props)) {
      last.current = { props, rendered: <Part {...props} /> };
    }
    return last.current.rendered;
  };
}

/** Does any value of `those` differ from the one in `these`? */
function hasDifferentProps<Props extends object>(these: Props, those: Props): boolean {
  for (const name in those) if (those[name] !== these[name]) return true;
  return false;
}
