import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';
import { Spinner } from './Spinner';
import { useStyles } from './StyleRoot';
import styles from './Wait.css';

export type WaitProps = {
  /** `none`: it was looked for, and there is nothing. */
  state: 'loading' | 'failed' | 'none' | 'here';
  say: (key: 'loading' | 'failed' | 'retry') => string;
  onRetry: () => void;
  /** What is said when there is nothing. */
  children?: ReactNode;
};

/** What stands where something of the shop will be: the wait for it, that there is none, or why not, with the way on. */
export function Wait({ state, say, onRetry, children }: WaitProps) {
  useStyles(styles);
  return (
    <>
      <div role="status">
        {state === 'loading' && (
          <p className="quire-wait__loading">
            <Spinner /> {say('loading')}
          </p>
        )}
        {state === 'none' && children}
      </div>
      <div role="alert">{state === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {state === 'failed' && (
        <Button kind="secondary" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </>
  );
}
