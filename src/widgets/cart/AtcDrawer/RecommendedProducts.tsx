import type { Say } from '../../../hooks/platform/useMessages';
import { useRecommendations } from '../../../hooks/products/useRecommendations';
import { Spinner } from '../../../ui/rendering/Spinner';
import type { AtcWord } from './messages';
import { ProductOffer } from './ProductOffer';

/** What other customers also bought, without the products already shown above. */
export function RecommendedProducts({
  skus,
  leaveOut,
  count,
  scheme,
  say,
}: {
  skus: string[];
  leaveOut: string[];
  count?: number;
  scheme?: string;
  say: Say<AtcWord>;
}) {
  const { phase, products } = useRecommendations({ skus, leaveOut, count, scheme });
  return (
    <section aria-busy={phase === 'loading'}>
      <h3 className="quire-atc-drawer__heading">{say('recommended')}</h3>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> {say('loading')}
          </p>
        )}
        {phase === 'empty' && <p>{say('noRecommendations')}</p>}
      </div>
      <ul>
        {products.map((product) => (
          <ProductOffer key={product.sku} product={product} source="recommendation" say={say} />
        ))}
      </ul>
    </section>
  );
}
