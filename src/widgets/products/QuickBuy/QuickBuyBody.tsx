import type { Translate } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { BoughtProduct } from './BoughtProduct';
import type { QuickBuyMessageKey } from './messages';

export type QuickBuyBodyProps = { sku: string; cartUrl: string | undefined; translate: Translate<QuickBuyMessageKey> };

/** The product, or a placeholder: loading, failed or not found. */
export function QuickBuyBody({ sku, cartUrl, translate }: QuickBuyBodyProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.reload}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <BoughtProduct tile={tile} cartUrl={cartUrl} translate={translate} />}
    </>
  );
}
