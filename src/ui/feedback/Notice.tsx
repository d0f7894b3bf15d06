import type { ReactNode } from 'react';
import { CloseButton } from '../controls/CloseButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Notice.css';

export type NoticeProps = {
  kind: 'info' | 'good' | 'bad';
  children: ReactNode;
  /** Called to dismiss the notice. Without it, the notice cannot be dismissed. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
};

/** An inline message. The alert region is rendered before it has a message. */
export function Notice({ kind, children, onClose, closeLabel }: NoticeProps) {
  useStyles(styles);
  return (
    <div part="notice" className={`quire-notice quire-notice--${kind}${onClose ? ' quire-notice--closable' : ''}`}>
      <div>{children}</div>
      {onClose && <CloseButton label={closeLabel} onClose={onClose} />}
    </div>
  );
}
