import { Button } from './Button';
import styles from './CartWait.css';
import { Spinner } from './Spinner';
import { useStyles } from './StyleRoot';

export type CartWaitProps = {
  phase: 'unread' | 'reading' | 'ready' | 'failed' | 'skipped';
  loading: string;
  retry: string;
  onRetry: () => void;
};

/** What stands where something of the cart will be: the wait for it, or the way on when it could not be read. */
export function CartWait({ phase, loading, retry, onRetry }: CartWaitProps) {
  useStyles(styles);
  return (
    <div className="quire-cart-wait" role="status">
      {phase === 'failed' || phase === 'skipped' ? (
        <Button kind="secondary" onClick={onRetry}>
          {retry}
        </Button>
      ) : (
        <p className="quire-cart-wait__loading">
          <Spinner /> {loading}
        </p>
      )}
    </div>
  );
}
