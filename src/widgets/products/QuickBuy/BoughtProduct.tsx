import { useState } from 'react';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { tileCaption, verdictWords } from '../../../core/products/rules/productWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useDeliveryChoice } from '../../../hooks/products/useDeliveryChoice';
import { useProductWords } from '../../../hooks/products/useProductWords';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddNewsNotice } from '../../../ui/feedback/AddNewsNotice';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { DeliveryChoices } from './DeliveryChoices';
import type { QuickBuyWord } from './messages';
import styles from './QuickBuy.css';

export type BoughtProductProps = { tile: ProductTile; cartUrl: string | undefined; say: Say<QuickBuyWord> };

/** The product with its quantity, its delivery, and the two buttons that buy it. */
export function BoughtProduct({ tile, cartUrl, say }: BoughtProductProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const own = settings.messages.product;
  const purchase = usePurchase(tile, { source: 'quickBuy' }, say);
  const choice = useDeliveryChoice(tile, purchase.quantity ?? 1);
  const [isStoreMissing, setStoreMissing] = useState(false);
  const blocked = verdictWords(purchase.verdict, own);

  function put(act: Purchasing) {
    setStoreMissing(choice.delivery === undefined);
    if (choice.delivery) void purchase[act](choice.delivery);
  }

  return (
    <>
      <ProductSummary {...useProductWords(tile, say)} pictureSize={120}>
        {blocked && (
          <p role="note" className="quire-quick-buy__blocked">
            {blocked}
          </p>
        )}
      </ProductSummary>
      {purchase.verdict.canAdd && (
        <>
          {!tile.isSkuSet && <QuantityStepper {...purchase.stepper} />}
          <DeliveryChoices
            choice={choice}
            error={isStoreMissing && choice.delivery === undefined ? say('noStore') : undefined}
            say={say}
          />
          <div className="quire-quick-buy__ways">
            <Button
              isBusy={purchase.isAdding}
              isDisabled={purchase.quantity === undefined || choice.isInStore === false}
              onClick={() => put('add')}
            >
              {purchase.isAdding ? say('adding') : tileCaption(tile, own)}
            </Button>
            {purchase.canBuyNow && (
              <Button
                kind="secondary"
                isDisabled={purchase.isAdding || choice.isInStore === false}
                onClick={() => put('buyNow')}
              >
                {say('buyNow')}
              </Button>
            )}
          </div>
        </>
      )}
      <AddNewsNotice news={purchase.news} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{say('viewCart')}</ButtonLink>}
    </>
  );
}

type Purchasing = 'add' | 'buyNow';
