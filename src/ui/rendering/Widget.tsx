import type { ReactNode } from 'react';
import { useStyles } from './StyleRoot';
import styles from './Widget.css';

/** The outermost element of a widget: its block class, and the design tokens for everything inside. */
export function Widget({ block, children }: { block: string; children: ReactNode }) {
  useStyles(styles);
  return <div className={`quire quire-${block}`}>{children}</div>;
}
