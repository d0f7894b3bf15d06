import { isBuyNowOffered } from '../../core/cart/client/toCartDetails';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { addStatus } from '../../core/cart/rules/adding/addStatus';
import type { QuantityMessageKey } from '../../core/cart/rules/quantity';
import { checkTile, type ProductTile, productBounds } from '../../core/products/rules/productTile';
import { type AddOptions, useAddToCart } from '../cart/useAddToCart';
import { useCartState } from '../cart/useCart';
import { useQuantityField } from '../cart/useQuantityField';
import { useCheckout } from '../checkout/useCheckout';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Translate } from '../platform/useMessages';

/** The purchase of one product from its own surface: quantity, availability and the result of the add. */
export function usePurchase(tile: ProductTile, options: AddOptions, translate: Translate<QuantityMessageKey>) {
  const { settings, locale } = useStorefront();
  const checkout = useCheckout({ isMiniCart: true });
  const { cart } = useCartState();
  const { status, data: feedback, mutate } = useAddToCart();
  const field = useQuantityField({ name: tile.name, bounds: productBounds(tile), translate });
  const verdict = checkTile(tile);

  /** `buyNow` continues to the checkout. */
  function add(delivery: Pick<AddItem, 'deliveryType' | 'storeNumber'> = {}, buyNow = false) {
    if (field.quantity === undefined || !verdict.canAdd) return;
    const item = { sku: tile.sku, quantity: field.quantity, resolvedSku: tile.resolvedSku, ...delivery };
    mutate(
      { ...options, items: [item], feedback: 'none', ...(buyNow && { buyNow }) },
      {
        onSuccess({ kind }) {
          if (buyNow && kind === 'answered') checkout.mutate();
        },
      },
    );
  }

  return {
    verdict,
    quantity: field.quantity,
    stepper: field.stepper,
    isAdding: status === 'pending',
    isLeaving: checkout.status === 'pending' && !checkout.isPrompting,
    isAdded: status === 'success',
    addStatus: feedback && addStatus(feedback, settings.messages.cart, locale),
    canBuyNow: verdict.canAdd && (tile.isBuyNowEligible ?? isBuyNowOffered(cart)),
    add,
    buyNow: (delivery?: Parameters<typeof add>[0]) => add(delivery, true),
  };
}
