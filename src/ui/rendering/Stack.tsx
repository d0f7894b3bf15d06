import type { ReactNode } from 'react';
import styles from './Stack.css';
import { useStyles } from './StyleRoot';

/** Parts below each other, with a gap between them. */
export function Stack({ children }: { children: ReactNode }) {
  useStyles(styles);
  return <div className="quire-stack">{children}</div>;
}
