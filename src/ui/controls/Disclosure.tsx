import type { ComponentProps, ReactNode } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Disclosure.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'className'> & {
  /** The class of the widget that has the part. */
  className: string;
  summary: ReactNode;
};

/** The text of a control that opens a part, with an arrow after it, which turns when the part is open. */
export function DisclosureLabel({ children }: { children: ReactNode }) {
  useStyles(styles);
  return <span className="quire-disclosure__label">{children}</span>;
}

/** A folded part with an arrow after its summary, which turns when the part opens. */
export function Disclosure({ className, summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={`quire-disclosure ${className}`}>
      <summary>
        <DisclosureLabel>{summary}</DisclosureLabel>
      </summary>
      {children}
    </details>
  );
}
