import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/rendering/Spinner';
import type { ProductTileMessageKey } from './messages';

export type TilePlaceholderProps = {
  phase: 'loading' | 'missing' | 'failed' | 'ready';
  /** Without it, there is no retry button. */
  onRetry?: () => void;
  translate: Translate<ProductTileMessageKey>;
};

/** The placeholder of a product: loading, not found or failed. */
export function TilePlaceholder({ phase, onRetry, translate }: TilePlaceholderProps) {
  return (
    <div className={phase === 'ready' ? undefined : 'quire-product-tile__loading'}>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> <span>{translate('loading')}</span>
          </p>
        )}
        {phase === 'missing' && <span>{translate('notFound')}</span>}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      {phase === 'failed' && onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {translate('retry')}
        </Button>
      )}
    </div>
  );
}
