import { type ComponentType, type ReactNode, useRef } from 'react';

/** A part that is drawn again only when one of its props is another value than the one drawn: for lists of hundreds. */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Kept(props: Props) {
    const last = useRef<{ props: Props; drawn: ReactNode }>(undefined);
    if (!last.current || hasOther(last.current.props, props) || hasOther(props, last.current.props)) {
      last.current = { props, drawn: <Part {...props} /> };
    }
    return last.current.drawn;
  };
}

/** Is a value of `those` another one in `these`? */
function hasOther<Props extends object>(these: Props, those: Props): boolean {
  for (const name in those) if (those[name] !== these[name]) return true;
  return false;
}
