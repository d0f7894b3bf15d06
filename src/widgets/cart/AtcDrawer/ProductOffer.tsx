import type { ReactNode } from 'react';
import { addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import type { RelatedProduct } from '../../../core/cart/rules/cart';
import { type AddToCart, useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import type { AtcMessageKey } from './messages';

export type OfferedProduct = Pick<RelatedProduct, 'sku' | 'name' | 'url' | 'imageUrl' | 'price'>;

export type ProductOfferProps = { product: OfferedProduct; source?: string; translate: Translate<AtcMessageKey> };

/** A product that can be added to the cart from the drawer. Its row shows the result [GEN-007]. */
export function ProductOffer({ product, source, translate }: ProductOfferProps) {
  const adding = useAddToCart();
  return (
    <Offer product={product} adding={adding} isIn={adding.status === 'success'} translate={translate}>
      <Button
        kind="secondary"
        isBusy={adding.status === 'pending'}
        label={translate('addNamed', { name: product.name })}
        onClick={() => adding.mutate({ items: [{ sku: product.sku, quantity: 1 }], feedback: 'none', source })}
      >
        {translate('add')}
      </Button>
    </Offer>
  );
}

export type OfferProps = {
  product: OfferedProduct;
  adding: Pick<AddToCart, 'status' | 'data'>;
  /** The product is in the cart. */
  isIn: boolean;
  translate: Translate<AtcMessageKey>;
  /** The actions for the product. */
  children: ReactNode;
};

/** The row of an offered product. */
export function Offer({ product, adding, isIn, translate, children }: OfferProps) {
  const { locale, settings } = useStorefront();
  const isFailed = adding.status === 'error' && adding.data;
  return (
    <li className="quire-atc-drawer__offer">
      <ProductFacts product={product}>
        <Price amount={product.price} locale={locale} />
        <p role="status" className={isFailed ? 'quire-bad' : 'quire-good'}>
          {isFailed ? addFailureMessage(isFailed, settings.messages.cart) : isIn && translate('added')}
        </p>
      </ProductFacts>
      {children}
    </li>
  );
}
