import type { Say } from '../../hooks/useMessages';
import { useProductTiles } from '../../hooks/useProductTiles';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import type { QuickViewWord } from './messages';
import { ViewedProduct, type ViewedProductProps } from './ViewedProduct';

export type QuickViewBodyProps = Omit<ViewedProductProps, 'tile'> & { sku: string; say: Say<QuickViewWord> };

/** The product, or what stands in its place: it is on its way, it failed, or there is none. */
export function QuickViewBody({ sku, say, ...choices }: QuickViewBodyProps) {
  const { phase, tiles, reload } = useProductTiles([sku]);
  const [tile] = tiles;
  return (
    <>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> {say('loading')}
          </p>
        )}
        {phase === 'shown' && !tile && say('notFound')}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {phase === 'failed' && (
        <Button kind="secondary" onClick={reload}>
          {say('retry')}
        </Button>
      )}
      {tile && <ViewedProduct {...choices} tile={tile} say={say} />}
    </>
  );
}
