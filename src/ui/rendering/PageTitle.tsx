import type { ReactNode } from 'react';
import styles from './PageTitle.css';
import { useStyles } from './StyleRoot';

/** The `h1` of a page whose content is one widget. */
export function PageTitle({ children }: { children: ReactNode }) {
  useStyles(styles);
  return <h1 className="quire-page-title">{children}</h1>;
}
