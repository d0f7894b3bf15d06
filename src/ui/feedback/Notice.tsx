import type { ReactNode } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Notice.css';

export type NoticeProps = {
  kind: 'info' | 'good' | 'bad';
  children: ReactNode;
  /** Puts it away; without this it stays. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
};

/** A message in its place. The box of an alert stands in the page before it speaks. */
export function Notice({ kind, children, onClose, closeLabel }: NoticeProps) {
  useStyles(styles);
  return (
    <div part="notice" className={`quire-notice quire-notice--${kind}${onClose ? ' quire-notice--closable' : ''}`}>
      {children}
      {onClose && <CloseButton label={closeLabel} onClose={onClose} />}
    </div>
  );
}
