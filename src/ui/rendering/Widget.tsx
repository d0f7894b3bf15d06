import type { ComponentProps, ReactNode } from 'react';
import { useStyles } from './StyleRoot';
import styles from './Widget.css';

/**
 * What every widget takes for its outermost element: `className`, `style`, `id`, `ref`, `role`, and all `data-` and
 * `aria-` attributes. The element exists while the widget has something to display. That of a drawer or an overlay stays
 * in its place on the page, around the button and the dialog, while the dialog is closed too.
 */
export type RootProps = Pick<
  ComponentProps<'div'>,
  'className' | 'style' | 'id' | 'ref' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
>;

/**
 * The outermost element of a widget: its block class, the design tokens for everything inside, and the widget's `props`
 * for this element.
 */
export function Widget({ block, props, children }: { block: string; props: RootProps; children: ReactNode }) {
  useStyles(styles);
  return (
    <div {...rootProps(props)} className={`quire quire-${block}${props.className ? ` ${props.className}` : ''}`}>
      {children}
    </div>
  );
}

/** Selects the props of a widget that are for its outermost element. */
const rootProps = (props: RootProps): RootProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^(id|ref|style|role|aria-.*|data-.*)$/.test(name)));
