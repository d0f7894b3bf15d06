import type { ReactNode } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Actions.css';

/** The buttons and links below the content of an overlay, beside each other if there is room. */
export function Actions({ children }: { children: ReactNode }) {
  useStyles(styles);
  return <div className="quire-actions">{children}</div>;
}
