import { useState } from 'react';
import { tileCaption } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useDeliveryChoice } from '../../../hooks/products/useDeliveryChoice';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { DeliveryOptions } from '../../../ui/product/DeliveryOptions';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { RootProps } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './QuickBuy.css';

export type QuickBuyProps = RootProps &
  ProductDrawerOptions & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** A drawer to buy one product: quantity, delivery, and a direct step to the checkout [SCR-016]. */
export function QuickBuy(props: QuickBuyProps) {
  const { productName: name } = props;
  const translate = useMessages('quick-buy', messages);
  const drawer = useProductDrawer('QUICK_BUY', props, { subject: props.sku, name: 'quick-buy' });
  const sku = drawer.request?.sku ?? props.sku;
  const products = useProductTiles(drawer.isOpen && sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <ProductDrawer
      {...drawer}
      block="quick-buy"
      root={props}
      translate={translate}
      buttonLabel={name && translate('openNamed', { name })}
    >
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <BoughtProduct key={sku} tile={tile} cartUrl={props.cartUrl} translate={translate} />}
    </ProductDrawer>
  );
}

type BoughtProductProps = Pick<QuickBuyProps, 'cartUrl'> & {
  tile: ProductTile;
  translate: Translate<keyof typeof messages>;
};

/** The product with its quantity, its delivery, and the two buttons that buy it. */
function BoughtProduct({ tile, cartUrl, translate }: BoughtProductProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const purchase = usePurchase(tile, { source: 'quickBuy' }, translate);
  const choice = useDeliveryChoice({ ...tile, quantity: purchase.quantity ?? 1 });
  const [isStoreMissing, setStoreMissing] = useState(false);

  function put(act: 'add' | 'buyNow') {
    setStoreMissing(choice.delivery === undefined);
    if (choice.delivery) void purchase[act](choice.delivery);
  }

  return (
    <>
      <ProductSummary {...useProductSummary(tile, translate)} pictureSize={120} />
      {purchase.verdict.canAdd && (
        <>
          {!tile.isSkuSet && <QuantityStepper {...purchase.stepper} />}
          {choice.options && (
            <div className="quire-quick-buy__delivery">
              <DeliveryOptions
                {...choice.options}
                error={isStoreMissing && choice.delivery === undefined ? translate('noStore') : undefined}
              />
            </div>
          )}
          <Actions>
            <Button
              isBusy={purchase.isAdding}
              isDisabled={purchase.quantity === undefined || choice.isInStore === false}
              onClick={() => put('add')}
            >
              {purchase.isAdding ? translate('adding') : tileCaption(tile, settings.messages.product)}
            </Button>
            {purchase.canBuyNow && (
              <Button
                kind="secondary"
                isDisabled={purchase.isAdding || choice.isInStore === false}
                onClick={() => put('buyNow')}
              >
                {translate('buyNow')}
              </Button>
            )}
          </Actions>
        </>
      )}
      <AddStatusNotice status={purchase.addStatus} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
    </>
  );
}
