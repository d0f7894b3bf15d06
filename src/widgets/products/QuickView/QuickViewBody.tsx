import type { Translate } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import type { QuickViewMessageKey } from './messages';
import { ViewedProduct, type ViewedProductProps } from './ViewedProduct';

export type QuickViewBodyProps = Omit<ViewedProductProps, 'tile'> & {
  sku: string;
  translate: Translate<QuickViewMessageKey>;
};

/** The product, or a placeholder: loading, failed or not found. */
export function QuickViewBody({ sku, translate, ...choices }: QuickViewBodyProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.reload}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <ViewedProduct {...choices} tile={tile} translate={translate} />}
    </>
  );
}
