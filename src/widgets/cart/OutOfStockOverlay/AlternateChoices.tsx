import { addStatus } from '../../../core/cart/rules/adding/addStatus';
import { hiddenPriceText } from '../../../core/products/rules/productMessages';
import { checkTile, type ProductTile } from '../../../core/products/rules/productTile';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import type { messages } from './messages';

/** Alternatives to the sold-out products, each with its own add button [REC-010]. */
export function AlternateChoices({ skus, translate }: { skus: string[]; translate: Translate<keyof typeof messages> }) {
  const { phase, tiles, refetch } = useProductTiles(skus);
  const offered = tiles.filter((tile) => checkTile(tile).canAdd);
  return (
    <section aria-busy={phase === 'loading'}>
      <h3 className="quire-out-of-stock-overlay__heading">{translate('alternatives')}</h3>
      <LoadingStatus
        state={loadingStateOf({ phase, tiles: offered })}
        translate={(key) => translate(key === 'failed' ? 'alternativesFailed' : key)}
        onRetry={refetch}
      >
        <p>{translate('noAlternatives')}</p>
      </LoadingStatus>
      <ul>
        {offered.map((tile) => (
          <AlternateChoice key={tile.sku} tile={tile} translate={translate} />
        ))}
      </ul>
    </section>
  );
}

function AlternateChoice({ tile, translate }: { tile: ProductTile; translate: Translate<keyof typeof messages> }) {
  const { locale, settings } = useStorefront();
  const { status, data: feedback, mutate: add } = useAddToCart();
  const { sku, name, resolvedSku } = tile;
  const hiddenPrice = hiddenPriceText(tile, settings.messages.product);
  const result = feedback && addStatus(feedback, settings.messages.cart, locale);
  return (
    <li className="quire-out-of-stock-overlay__item">
      <ProductFacts product={tile}>
        {hiddenPrice ? (
          <span>{hiddenPrice}</span>
        ) : (
          <Price amount={tile.price} was={tile.originalPrice} wasLabel={translate('was')} locale={locale} />
        )}
        <p role="status" className={result && !result.isGood ? 'quire-bad' : 'quire-good'}>
          {result?.texts.join(' ')}
        </p>
      </ProductFacts>
      <Button
        kind="secondary"
        isBusy={status === 'pending'}
        label={translate('addNamed', { name })}
        onClick={() =>
          add({
            items: [{ sku, quantity: tile.increment, resolvedSku }],
            feedback: 'none',
            source: 'recommendation',
          })
        }
      >
        {translate('add')}
      </Button>
    </li>
  );
}
