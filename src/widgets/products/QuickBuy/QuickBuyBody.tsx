import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { Wait } from '../../../ui/feedback/Wait';
import { BoughtProduct } from './BoughtProduct';
import type { QuickBuyWord } from './messages';

export type QuickBuyBodyProps = { sku: string; cartUrl: string | undefined; say: Say<QuickBuyWord> };

/** The product, or a placeholder: loading, failed or not found. */
export function QuickBuyBody({ sku, cartUrl, say }: QuickBuyBodyProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <Wait state={waitOf(products)} say={say} onRetry={products.reload}>
        {say('notFound')}
      </Wait>
      {tile && <BoughtProduct tile={tile} cartUrl={cartUrl} say={say} />}
    </>
  );
}
