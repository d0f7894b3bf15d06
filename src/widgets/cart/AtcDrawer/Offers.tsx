import type { ReactNode } from 'react';
import { addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import { activeLines, type LineItem, type RelatedProduct } from '../../../core/cart/rules/cart';
import { type AddToCart, useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useCartState } from '../../../hooks/cart/useCart';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRecommendations } from '../../../hooks/products/useRecommendations';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import { Loading } from '../../../ui/rendering/Spinner';
import type { messages } from './messages';

type Translated = { translate: Translate<keyof typeof messages> };

type OfferedProduct = Pick<RelatedProduct, 'sku' | 'name' | 'url' | 'imageUrl' | 'price'>;

type OfferListProps = Translated & {
  heading: 'alternatives' | 'related' | 'recommended';
  products: readonly OfferedProduct[];
  source?: string;
  isBusy?: boolean;
  /** Displayed above the products. */
  children?: ReactNode;
};

/** A list of products that can be added to the cart from the drawer. */
export function OfferList({ heading, products, source, isBusy, translate, children }: OfferListProps) {
  return (
    <section aria-busy={isBusy}>
      <h3 className="quire-atc-drawer__heading">{translate(heading)}</h3>
      {children}
      <ul>
        {products.map((product) => (
          <ProductOffer key={product.sku} product={product} source={source} translate={translate} />
        ))}
      </ul>
    </section>
  );
}

/** One product of a list. Its row shows the result of the add [GEN-007]. */
function ProductOffer({ product, source, translate }: Translated & { product: OfferedProduct; source?: string }) {
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

type OfferProps = Translated & {
  product: OfferedProduct;
  adding: Pick<AddToCart, 'status' | 'data'>;
  /** The product is in the cart. */
  isIn: boolean;
  /** The actions for the product. */
  children: ReactNode;
};

/** The row of an offered product. */
function Offer({ product, adding, isIn, translate, children }: OfferProps) {
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

type RelatedOffersProps = Translated & {
  products: RelatedProduct[];
  /** The items of the add. Plans are offered for the first one that was added. */
  items: LineItem[];
};

/**
 * Related products for the item just added: first protection plans, unless the add included one of the same kind, then
 * complementary products [CART-ADD-007].
 */
export function RelatedOffers({ products, items, translate }: RelatedOffersProps) {
  const isPlan = ({ relation }: RelatedProduct) => relation === 'WARRANTY' || relation === 'ASSEMBLY';
  const bought = items.find((item) => (item.quantityAdded ?? 0) > 0);
  const plans = products.filter(
    (product) => isPlan(product) && !items.some((item) => item.parent?.relation === product.relation),
  );
  const others = products.filter((product) => !isPlan(product));

  return (
    <>
      {bought && plans.length > 0 && (
        <section>
          <h3 className="quire-atc-drawer__heading">{translate('protect')}</h3>
          <ul>
            {plans.map((plan) => (
              <PlanOffer key={plan.sku} plan={plan} parent={bought} translate={translate} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && <OfferList heading="related" products={others} translate={translate} />}
    </>
  );
}

/**
 * A warranty or an assembly service for the item just added. It is added to the cart for that item, and can be removed
 * again [CART-DEL-002, CART-DEL-003].
 */
function PlanOffer({ plan, parent, translate }: Translated & { plan: RelatedProduct; parent: LineItem }) {
  const { cart, leaving, isMutating } = useCartState();
  const adding = useAddToCart();
  const remove = useRemoveLine();
  const line = cart && activeLines(cart).find((it) => it.sku === plan.sku && isChildOf(it, parent));
  const isLeaving = line !== undefined && leaving.includes(line.id);
  const relation = plan.relation === 'ASSEMBLY' ? 'ASSEMBLY' : 'WARRANTY';
  const item = {
    sku: plan.sku,
    quantity: parent.quantityAdded || 1,
    parent: { sku: parent.sku, lineId: parent.id, relation },
  } as const;

  return (
    <Offer product={plan} adding={adding} isIn={line !== undefined} translate={translate}>
      {line ? (
        <Button
          kind="secondary"
          isBusy={isLeaving}
          isDisabled={isMutating}
          label={translate('removeNamed', { name: plan.name })}
          onClick={() => remove.mutate(line.id)}
        >
          {translate('remove')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          isBusy={adding.status === 'pending'}
          label={translate('addNamed', { name: plan.name })}
          onClick={() => adding.mutate({ items: [item], feedback: 'none' })}
        >
          {translate('add')}
        </Button>
      )}
    </Offer>
  );
}

function isChildOf(line: LineItem, parent: LineItem): boolean {
  return line.parent?.lineId ? line.parent.lineId === parent.id : line.parent?.sku === parent.sku;
}

type RecommendedOffersProps = Translated & {
  items: readonly LineItem[];
  leaveOut: string[];
  count?: number;
  scheme?: string;
};

/** What other customers also bought, without the products already shown above. */
export function RecommendedOffers({ items, translate, ...options }: RecommendedOffersProps) {
  const { phase, products } = useRecommendations({
    skus: items.map((item) => item.sku),
    baseCategories: items.map((item) => item.baseCategory),
    ...options,
  });
  const isBusy = phase === 'loading';
  return (
    <OfferList heading="recommended" {...{ products, isBusy, translate }} source="recommendation">
      <div role="status">
        {isBusy && <Loading>{translate('loading')}</Loading>}
        {(phase === 'empty' || phase === 'failed') && <p>{translate('noRecommendations')}</p>}
      </div>
    </OfferList>
  );
}
