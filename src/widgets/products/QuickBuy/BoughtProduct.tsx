import { useState } from 'react';
import { tileCaption } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useDeliveryChoice } from '../../../hooks/products/useDeliveryChoice';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { DeliveryOptions } from '../../../ui/product/DeliveryOptions';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { QuickBuyMessageKey } from './messages';
import styles from './QuickBuy.css';

export type BoughtProductProps = {
  tile: ProductTile;
  cartUrl: string | undefined;
  translate: Translate<QuickBuyMessageKey>;
};

/** The product with its quantity, its delivery, and the two buttons that buy it. */
export function BoughtProduct({ tile, cartUrl, translate }: BoughtProductProps) {
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
          <div className="quire-quick-buy__actions">
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
          </div>
        </>
      )}
      <AddStatusNotice status={purchase.addStatus} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
    </>
  );
}
