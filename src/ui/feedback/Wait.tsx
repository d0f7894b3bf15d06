import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import { Notice } from './Notice';
import styles from './Wait.css';

export type WaitProps = {
  /** `none`: the request succeeded without results. */
  state: 'loading' | 'failed' | 'none' | 'here';
  say: (key: 'loading' | 'failed' | 'retry') => string;
  onRetry: () => void;
  /** The message to show if there are no results. */
  children?: ReactNode;
  /** The element to focus after a successful retry. The default is this component's status region. */
  next?: RefObject<HTMLElement | null>;
};

/**
 * Shows the state of a request: loading, no results, or a failure with a retry button. The retry button stays mounted
 * until the response arrives, so that its focus is not lost.
 */
export function Wait({ state, say, onRetry, children, next }: WaitProps) {
  useStyles(styles);
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  const isAgain = useRef(false);

  useLayoutEffect(() => {
    if (state === 'loading' || !isAgain.current) return;
    isAgain.current = false;
    // the focused button was removed; if the customer has moved the focus elsewhere, it stays there
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
