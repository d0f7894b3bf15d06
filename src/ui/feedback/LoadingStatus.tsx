import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button';
import { Loading } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './LoadingStatus.css';
import { Notice } from './Notice';

export type LoadingStatusProps = {
  /** `empty`: the request succeeded without results. */
  state: 'loading' | 'failed' | 'empty' | 'ready';
  translate: (key: 'loading' | 'failed' | 'offline' | 'retry') => string;
  onRetry: () => void;
  /** The message to show if there are no results. */
  children?: ReactNode;
  /** The element to focus after a successful retry. The default is this component's status region. */
  next?: RefObject<HTMLElement | null>;
};

/**
 * Shows the state of a request: loading, no results, or a failure with a retry button. The retry button stays mounted
 * until the response arrives, so that its focus is not lost. A failed request is also retried when the browser is online
 * again.
 */
export function LoadingStatus({ state, translate, onRetry, children, next }: LoadingStatusProps) {
  useStyles(styles);
  const region: RefObject<HTMLDivElement | null> = useRef(null);
  const alert: RefObject<HTMLDivElement | null> = useRef(null);
  const isAgain = useRef(false);

  useLayoutEffect(() => {
    if (state === 'loading' || !isAgain.current) return;
    isAgain.current = false;
    // the focused button was removed; if the customer has moved the focus elsewhere, it stays there
    const isLost = state !== 'failed' && (document.activeElement ?? document.body) === document.body;
    if (isLost) (next ?? region).current?.focus({ preventScroll: true });
  }, [state, next]);

  useLayoutEffect(() => {
    if (state !== 'failed') return;
    const retryOnline = () => {
      // the button, which then keeps its focus
      isAgain.current = !!alert.current?.nextElementSibling?.matches(':focus');
      onRetry();
    };
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [state, onRetry]);

  function retry() {
    isAgain.current = true;
    onRetry();
  }

  return (
    <>
      <div ref={region} className="quire-loading-status" role="status" tabIndex={-1}>
        {state === 'loading' && <Loading>{translate('loading')}</Loading>}
        {state === 'empty' && children}
      </div>
      <div ref={alert} role="alert">
        {state === 'failed' && (
          <Notice kind="bad">{translate(navigator.onLine === false ? 'offline' : 'failed')}</Notice>
        )}
      </div>
      {(state === 'failed' || (state === 'loading' && isAgain.current)) && (
        <Button kind="secondary" isBusy={state === 'loading'} onClick={retry}>
          {translate('retry')}
        </Button>
      )}
    </>
  );
}
