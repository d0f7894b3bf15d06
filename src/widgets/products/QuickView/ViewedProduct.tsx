import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { tileCaption, verdictWords } from '../../../core/products/rules/productWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useAskOverlay } from '../../../hooks/platform/useAskOverlay';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductWords } from '../../../hooks/products/useProductWords';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddNewsNotice } from '../../../ui/feedback/AddNewsNotice';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { QuickViewWord } from './messages';
import styles from './QuickView.css';
import { SetAside } from './SetAside';

export type ViewedProductProps = {
  tile: ProductTile;
  showCompare?: boolean;
  showAddToList?: boolean;
  cartUrl?: string;
  say: Say<QuickViewWord>;
};

/** One product with all its actions. */
export function ViewedProduct({ tile, showCompare, showAddToList, cartUrl, say }: ViewedProductProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const own = settings.messages.product;
  const purchase = usePurchase(tile, { source: 'quickView' }, say);
  const { verdict, stepper, isAdding } = purchase;
  const blocked = verdictWords(verdict, own);

  return (
    <>
      <ProductSummary {...useProductWords(tile, say)}>
        {blocked && (
          <p role="note" className="quire-quick-view__blocked">
            {blocked}
          </p>
        )}
      </ProductSummary>
      {verdict.canAdd && (
        <div className="quire-quick-view__buy">
          {!tile.isSkuSet && <QuantityStepper {...stepper} />}
          <Button isBusy={isAdding} isDisabled={purchase.quantity === undefined} onClick={() => void purchase.add()}>
            {isAdding ? say('adding') : tileCaption(tile, own)}
          </Button>
          {purchase.canBuyNow && (
            <Button kind="secondary" isDisabled={isAdding} onClick={() => void purchase.buyNow()}>
              {say('buyNow')}
            </Button>
          )}
        </div>
      )}
      <AddNewsNotice news={purchase.news} />
      <div className="quire-quick-view__ways">
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{say('viewCart')}</ButtonLink>}
        <Alternatives tile={tile} say={say} />
        {(showCompare || showAddToList) && (
          <SetAside
            sku={tile.sku}
            quantity={purchase.quantity ?? 1}
            showCompare={showCompare}
            showAddToList={showAddToList}
            say={say}
          />
        )}
        <a className="quire-quick-view__details" href={safeUrl(tile.url)}>
          {say('details')}
        </a>
      </div>
    </>
  );
}

/** Alternatives to the product: in an overlay of the page, else on the page of the first alternative. */
function Alternatives({ tile, say }: { tile: ProductTile; say: Say<QuickViewWord> }) {
  const { host } = useStorefront();
  const ask = useAskOverlay();
  const { alternatives = [], alternateUrl, type } = tile.restriction ?? {};
  const url = safeUrl(alternateUrl);
  if (type === 'PARTIALHARDSUB' && url) return <ButtonLink href={url}>{say('replacement')}</ButtonLink>;
  if (!type || alternatives.length === 0) return url ? <ButtonLink href={url}>{say('replacement')}</ButtonLink> : null;

  async function show() {
    const items = [{ sku: tile.sku, name: tile.name }];
    const outcome = await ask({ overlay: 'OUT_OF_STOCK', items, alternatives });
    const instead = url ?? safeUrl(tile.url);
    if (outcome === 'not-here' && instead) host.location.assign(instead);
  }
  return (
    <Button kind="secondary" opensDialog onClick={() => void show()}>
      {say('alternatives')}
    </Button>
  );
}
