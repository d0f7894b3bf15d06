import { useState } from 'react';
import { addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import type { LineItem, RelatedProduct } from '../../../core/cart/rules/cart';
import { RECOMMENDATION_COUNTS } from '../../../core/products/rules/recommendations';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRecommendations } from '../../../hooks/products/useRecommendations';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import { ProductLink } from '../../../ui/product/ProductFacts';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { messages } from './messages';

/** The maximum number of lines to send. More of them do not improve the recommendations. */
const MOST_LINES = 20;

/** They hold the place of the products while these load, so that what is below does not move. */
const SKELETONS = [...Array(RECOMMENDATION_COUNTS.cartPage).keys()];

/** Recommendations for the cart as it was when the page opened. Adding one of them does not reload the list. */
export function Recommendations({ lines }: { lines: readonly LineItem[] }) {
  const translate = useMessages('cart-page', messages);
  const [initialLines] = useState(() => lines.slice(0, MOST_LINES));
  const { phase, products } = useRecommendations({
    skus: initialLines.map(({ sku }) => sku),
    baseCategories: initialLines.map(({ baseCategory }) => baseCategory),
    count: RECOMMENDATION_COUNTS.cartPage,
  });

  return (
    <section className="quire-cart-page__section" aria-busy={phase === 'loading' || undefined}>
      <h2 className="quire-cart-page__heading">{translate('recommended')}</h2>
      <div role="status">
        {phase === 'loading' && <p className="quire-hidden-visually">{translate('loadingRecommendations')}</p>}
        {(phase === 'empty' || phase === 'failed') && <p>{translate('noRecommendations')}</p>}
      </div>
      <ul className="quire-cart-page__shelf">
        {phase === 'loading' &&
          SKELETONS.map((index) => <li key={index} className="quire-cart-page__tile" aria-hidden />)}
        {products.map((product) => (
          <Recommended key={product.sku} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** A product that can be added to the cart from here [GEN-007]. */
function Recommended({ product }: { product: RelatedProduct }) {
  const translate = useMessages('cart-page', messages);
  const { locale, settings } = useStorefront();
  const { status, data: feedback, mutate: add } = useAddToCart();
  const { sku, name } = product;
  const failure = feedback && addFailureMessage(feedback, settings.messages.cart);

  return (
    <li className="quire-cart-page__tile">
      <ProductPicture url={product.imageUrl} size={180} />
      <ProductLink {...product} />
      <Price amount={product.price} locale={locale} />
      <p role="status" className={failure ? 'quire-bad' : 'quire-good'}>
        {failure || (status === 'success' && translate('added'))}
      </p>
      <Button
        kind="secondary"
        isBusy={status === 'pending'}
        label={translate('addNamed', { name })}
        onClick={() => add({ items: [{ sku, quantity: 1 }], feedback: 'none', source: 'recommendation' })}
      >
        {translate('add')}
      </Button>
    </li>
  );
}
