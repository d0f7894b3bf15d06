import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/rendering/Spinner';
import type { ProductTileWord } from './messages';

export type TileWaitProps = {
  phase: 'loading' | 'missing' | 'failed' | 'shown';
  /** Without it, there is no retry button. */
  onRetry?: () => void;
  say: Say<ProductTileWord>;
};

/** The placeholder of a product: loading, not found or failed. */
export function TileWait({ phase, onRetry, say }: TileWaitProps) {
  return (
    <div className={phase === 'shown' ? undefined : 'quire-product-tile__wait'}>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> {say('loading')}
          </p>
        )}
        {phase === 'missing' && say('notFound')}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {phase === 'failed' && onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </div>
  );
}
