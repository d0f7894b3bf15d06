import { Component, type ComponentType } from 'react';

/** A part that is drawn again only when one of its props is another value than the one drawn: for lists of hundreds. */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return hasOther(this.props, next) || hasOther(next, this.props);
    }

    override render() {
      return <Part {...this.props} />;
    }
  };
}

/** Is a value of `those` another one in `these`? */
function hasOther<Props extends object>(these: Props, those: Props): boolean {
  for (const name in those) if (those[name] !== these[name]) return true;
  return false;
}
