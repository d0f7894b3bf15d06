'use client';

import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages, type QuickViewMessageKey } from './messages';
import { ViewedProduct, type ViewedProductProps } from './ViewedProduct';

export type QuickViewProps = RootProps &
  OpenProps & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** Whether the widget renders its own button. Without one, only another widget or the page can open it. */
    opener?: 'button' | 'none';
    /** Products have a checkbox that selects them for comparison. */
    showCompare?: boolean;
    /** The page has lists that the product can be added to [SCR-010]. */
    showAddToList?: boolean;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** Shows one product without leaving the page, and adds it to the cart [SCR-015]. */
export function QuickView(props: QuickViewProps) {
  const { productName: name, opener = props.sku ? 'button' : 'none' } = props;
  const translate = useMessages('quick-view', messages);
  const { isOpen, request, open, close } = useLayer(['QUICK_VIEW'], props);
  const sku = request?.sku ?? props.sku;

  useDrawerEvents('QVD', isOpen);

  return (
    <Widget block="quick-view" props={props}>
      {opener === 'button' && (
        <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
          {translate('open')}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="QVD"
        closeLabel={translate('close')}
        title={translate('title')}
      >
        {sku ? (
          <QuickViewBody key={sku} {...props} sku={sku} translate={translate} />
        ) : (
          <p role="status">{translate('notFound')}</p>
        )}
      </Drawer>
    </Widget>
  );
}

type QuickViewBodyProps = Omit<ViewedProductProps, 'tile'> & {
  sku: string;
  translate: Translate<QuickViewMessageKey>;
};

/** The product, or a placeholder: loading, failed or not found. */
function QuickViewBody({ sku, translate, ...choices }: QuickViewBodyProps) {
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
