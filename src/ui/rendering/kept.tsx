import { type ComponentType, type ReactNode, useRef } from 'react';

/** Memoizes a component: it re-renders only when the value of a prop has changed. For lists of hundreds of items. */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Kept(props: Props) {
    const last = useRef<{ props: Props; drawn: ReactNode }>(undefined);
    if (!last.current || hasOther(last.current.props, props) || hasOther(props, last.current.props)) {
      last.current = { props, drawn: <Part {...props} /> };
    }
    return last.current.drawn;
  };
}

/** Does any value of `those` differ from the one in `these`? */
function hasOther<Props extends object>(these: Props, those: Props): boolean {
  for (const name in those) if (those[name] !== these[name]) return true;
  return false;
}
