import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { Wait } from '../../../ui/feedback/Wait';
import type { QuickViewWord } from './messages';
import { ViewedProduct, type ViewedProductProps } from './ViewedProduct';

export type QuickViewBodyProps = Omit<ViewedProductProps, 'tile'> & { sku: string; say: Say<QuickViewWord> };

/** The product, or a placeholder: loading, failed or not found. */
export function QuickViewBody({ sku, say, ...choices }: QuickViewBodyProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <Wait state={waitOf(products)} say={say} onRetry={products.reload}>
        {say('notFound')}
      </Wait>
      {tile && <ViewedProduct {...choices} tile={tile} say={say} />}
    </>
  );
}
