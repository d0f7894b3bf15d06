import type { ReactNode } from 'react';
import styles from './Spinner.css';
import { useStyles } from './StyleRoot';

/** Indicates that something is in progress. It has no text of its own: the parent shows the message beside it. */
export function Spinner() {
  useStyles(styles);
  return <span className="quire-spinner" aria-hidden="true" />;
}

/** The text of what is loading, after a spinner. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="quire-loading">
      <Spinner /> <span>{children}</span>
    </p>
  );
}
