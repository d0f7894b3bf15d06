import type { ComponentProps, ReactNode } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Disclosure.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'className'> & {
  /** The class of the widget that has the part. */
  className: string;
  summary: ReactNode;
};

/** A folded part with an arrow after its summary, which turns when the part opens. */
export function Disclosure({ className, summary, children, ...details }: DisclosureProps) {
  useStyles(styles);
  return (
    <details {...details} className={`quire-disclosure ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
