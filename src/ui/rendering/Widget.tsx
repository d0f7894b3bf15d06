import type { ReactNode } from 'react';
import { useStyles } from './StyleRoot';
import styles from './Widget.css';

/** The outermost box of a widget: its block class, and the tokens that everything inside is drawn with. */
export function Widget({ block, children }: { block: string; children: ReactNode }) {
  useStyles(styles);
  return <div className={`quire quire-${block}`}>{children}</div>;
}
