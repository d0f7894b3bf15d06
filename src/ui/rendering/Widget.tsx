import type { ReactNode, Ref } from 'react';
import { useStyles } from './StyleRoot';
import styles from './Widget.css';

/** The outermost element of a widget: its block class, and the design tokens for everything inside. */
export function Widget({
  block,
  boxRef,
  children,
}: {
  block: string;
  boxRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  useStyles(styles);
  return (
    <div ref={boxRef} className={`quire quire-${block}`}>
      {children}
    </div>
  );
}
