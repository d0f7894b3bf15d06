import type { ReactNode } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Button.css';

export type ButtonLinkProps = {
  /** Without a URL, the link is inert and marked as disabled. */
  href: string | undefined;
  children: ReactNode;
  kind?: 'primary' | 'secondary';
};

/** A link that looks like a button: it navigates. */
export function ButtonLink({ href, children, kind = 'secondary' }: ButtonLinkProps) {
  useStyles(styles);
  return (
    <a
      className={`quire-button quire-button--${kind}`}
      part={`button ${kind}`}
      href={href}
      role={href === undefined ? 'link' : undefined}
      aria-disabled={href === undefined || undefined}
    >
      {children}
    </a>
  );
}
