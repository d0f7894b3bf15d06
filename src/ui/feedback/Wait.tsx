import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import { Notice } from './Notice';
import styles from './Wait.css';

export type WaitProps = {
  /** `none`: it was looked for, and there is nothing. */
  state: 'loading' | 'failed' | 'none' | 'here';
  say: (key: 'loading' | 'failed' | 'retry') => string;
  onRetry: () => void;
  /** What is said when there is nothing. */
  children?: ReactNode;
  /** Where a keyboard goes on once trying again has brought an answer; without it, from this place. */
  next?: RefObject<HTMLElement | null>;
};

/**
 * What stands where something of the shop will be: the wait for it, that there is none, or why not, with the way on. The
 * button that tries again stays until the answer is there, so that the focus on it is not lost.
 */
export function Wait({ state, say, onRetry, children, next }: WaitProps) {
  useStyles(styles);
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  const isAgain = useRef(false);

  useLayoutEffect(() => {
    if (state === 'loading' || !isAgain.current) return;
    isAgain.current = false;
    // the button has left with the focus on it; who has gone elsewhere stays there
    const isLost = state !== 'failed' && (document.activeElement ?? document.body) === document.body;
    if (isLost) (next ?? place).current?.focus({ preventScroll: true });
  }, [state, next]);

  function retry() {
    isAgain.current = true;
    onRetry();
  }

  return (
    <>
      <div ref={place} className="quire-wait" role="status" tabIndex={-1}>
        {state === 'loading' && (
          <p className="quire-wait__loading">
            <Spinner /> {say('loading')}
          </p>
        )}
        {state === 'none' && children}
      </div>
      <div role="alert">{state === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {(state === 'failed' || (state === 'loading' && isAgain.current)) && (
        <Button kind="secondary" isBusy={state === 'loading'} onClick={retry}>
          {say('retry')}
        </Button>
      )}
    </>
  );
}
