import { addNews } from '../../../core/cart/rules/adding/addNews';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { checkTile, type ProductTile } from '../../../core/products/rules/productTile';
import { hiddenPriceWords } from '../../../core/products/rules/productWords';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { Spinner } from '../../../ui/rendering/Spinner';
import type { OutOfStockWord } from './messages';

/** Alternatives to the sold-out products, each with its own add button [REC-010]. */
export function AlternateChoices({ skus, say }: { skus: string[]; say: Say<OutOfStockWord> }) {
  const { phase, tiles, reload } = useProductTiles(skus);
  const offered = tiles.filter((tile) => checkTile(tile).canAdd);
  return (
    <section aria-busy={phase === 'loading'}>
      <h3 className="quire-out-of-stock-overlay__heading">{say('alternatives')}</h3>
      <div role="status">
        {phase === 'loading' && (
          <p>
            <Spinner /> {say('loading')}
          </p>
        )}
        {(phase === 'idle' || phase === 'shown') && offered.length === 0 && <p>{say('noAlternatives')}</p>}
      </div>
      <div role="alert">{phase === 'failed' && say('alternativesFailed')}</div>
      {phase === 'failed' && (
        <Button kind="secondary" onClick={reload}>
          {say('retry')}
        </Button>
      )}
      <ul>
        {offered.map((tile) => (
          <AlternateChoice key={tile.sku} tile={tile} say={say} />
        ))}
      </ul>
    </section>
  );
}

function AlternateChoice({ tile, say }: { tile: ProductTile; say: Say<OutOfStockWord> }) {
  const { locale, settings } = useStorefront();
  const { phase, feedback, add } = useAddToCart();
  const { sku, name, resolvedSku } = tile;
  const news = phase !== 'adding' && feedback ? addNews(feedback, settings.messages.cart, locale) : undefined;
  return (
    <li className="quire-out-of-stock-overlay__item">
      <ProductPicture url={tile.imageUrl} size={56} />
      <div className="quire-out-of-stock-overlay__facts">
        <a className="quire-out-of-stock-overlay__name" href={safeUrl(tile.url)}>
          {name}
        </a>
        {hiddenPriceWords(tile, settings.messages.product) ?? (
          <Price amount={tile.price} was={tile.originalPrice} wasLabel={say('was')} locale={locale} />
        )}
        <p role="status" className={`quire-out-of-stock-overlay__${news && !news.isGood ? 'failed' : 'back'}`}>
          {news?.texts.join(' ')}
        </p>
      </div>
      <Button
        kind="secondary"
        isBusy={phase === 'adding'}
        label={say('addNamed', { name })}
        onClick={() =>
          void add([{ sku, quantity: tile.increment, resolvedSku }], { feedback: 'none', source: 'recommendation' })
        }
      >
        {say('add')}
      </Button>
    </li>
  );
}
