import { Component, type ComponentType } from 'react';

/** A part that is drawn again only when one of its props is another value than the one drawn: for lists of hundreds. */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const names = Object.keys({ ...this.props, ...next }) as (keyof Props)[];
      return names.some((name) => next[name] !== this.props[name]);
    }

    override render() {
      return <Part {...this.props} />;
    }
  };
}
