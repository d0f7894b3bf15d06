import type { LineItem } from '../../../core/cart/rules/cart';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRecommendations } from '../../../hooks/products/useRecommendations';
import { Spinner } from '../../../ui/rendering/Spinner';
import type { AtcMessageKey } from './messages';
import { ProductOffer } from './ProductOffer';

/** What other customers also bought, without the products already shown above. */
export function RecommendedProducts({
  items,
  leaveOut,
  count,
  scheme,
  translate,
}: {
  items: readonly LineItem[];
  leaveOut: string[];
  count?: number;
  scheme?: string;
  translate: Translate<AtcMessageKey>;
}) {
  const { phase, products } = useRecommendations({
    skus: items.map((item) => item.sku),
    baseCategories: items.map((item) => item.baseCategory),
    ...{ leaveOut, count, scheme },
  });
  return (
    <section aria-busy={phase === 'loading'}>
      <h3 className="quire-atc-drawer__heading">{translate('recommended')}</h3>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> <span>{translate('loading')}</span>
          </p>
        )}
        {(phase === 'empty' || phase === 'failed') && <p>{translate('noRecommendations')}</p>}
      </div>
      <ul>
        {products.map((product) => (
          <ProductOffer key={product.sku} product={product} source="recommendation" translate={translate} />
        ))}
      </ul>
    </section>
  );
}
