import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { tileCaption } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { useAddToList } from '../../../hooks/products/useAddToList';
import { useCompare } from '../../../hooks/products/useCompare';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { QuickViewMessageKey } from './messages';
import styles from './QuickView.css';

export type ViewedProductProps = {
  tile: ProductTile;
  showCompare?: boolean;
  showAddToList?: boolean;
  cartUrl?: string;
  translate: Translate<QuickViewMessageKey>;
};

/** One product with all its actions. */
export function ViewedProduct(props: ViewedProductProps) {
  useStyles(styles);
  const { tile, cartUrl, translate } = props;
  const { settings } = useStorefront();
  const purchase = usePurchase(tile, { source: 'quickView' }, translate);
  const { verdict, stepper, isAdding } = purchase;

  return (
    <>
      <ProductSummary {...useProductSummary(tile, translate)} />
      {verdict.canAdd && (
        <div className="quire-quick-view__buy">
          {!tile.isSkuSet && <QuantityStepper {...stepper} />}
          <Button isBusy={isAdding} isDisabled={purchase.quantity === undefined} onClick={() => void purchase.add()}>
            {isAdding ? translate('adding') : tileCaption(tile, settings.messages.product)}
          </Button>
          {purchase.canBuyNow && (
            <Button kind="secondary" isDisabled={isAdding} onClick={() => void purchase.buyNow()}>
              {translate('buyNow')}
            </Button>
          )}
        </div>
      )}
      <AddStatusNotice status={purchase.addStatus} />
      <div className="quire-quick-view__actions">
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
        <Alternatives tile={tile} translate={translate} />
        <SetAside {...props} quantity={purchase.quantity ?? 1} />
        <a className="quire-quick-view__details" href={safeUrl(tile.url)}>
          {translate('details')}
        </a>
      </div>
    </>
  );
}

type SetAsideProps = Pick<ViewedProductProps, 'tile' | 'showCompare' | 'showAddToList' | 'translate'> & {
  quantity: number;
};

/** Actions that save the product for later: compare it, or add it to a list [CMP-001, SCR-010]. */
function SetAside({ tile: { sku }, quantity, showCompare, showAddToList, translate }: SetAsideProps) {
  const compare = useCompare(sku);
  const lists = useAddToList();
  return (
    <>
      {showCompare && (
        <Button kind="plain" onClick={compare.toggle}>
          {compare.isCompared ? translate('compared') : translate('compare')}
        </Button>
      )}
      {showAddToList && (
        <Button
          kind="plain"
          opensDialog
          isBusy={lists.status === 'pending'}
          onClick={() => lists.mutate({ items: [{ sku, quantity }] })}
        >
          {translate('addToList')}
        </Button>
      )}
      <p role="status" className="quire-quick-view__aside">
        {compare.isFull ? translate('compareFull') : lists.data === 'unavailable' && translate('noLists')}
      </p>
    </>
  );
}

/** Alternatives to the product: in an overlay of the page, else on the page of the first alternative. */
function Alternatives({ tile, translate }: { tile: ProductTile; translate: Translate<QuickViewMessageKey> }) {
  const { host } = useStorefront();
  const requestOverlay = useRequestOverlay();
  const { alternatives = [], alternateUrl, type } = tile.restriction ?? {};
  const url = safeUrl(alternateUrl);
  if (type === 'PARTIALHARDSUB' && url) return <ButtonLink href={url}>{translate('replacement')}</ButtonLink>;
  if (!type || alternatives.length === 0)
    return url ? <ButtonLink href={url}>{translate('replacement')}</ButtonLink> : null;

  async function show() {
    const items = [{ sku: tile.sku, name: tile.name }];
    const outcome = await requestOverlay({ overlay: 'OUT_OF_STOCK', items, alternatives });
    const instead = url ?? safeUrl(tile.url);
    if (outcome === 'unavailable' && instead) host.location.assign(instead);
  }
  return (
    <Button kind="secondary" opensDialog onClick={() => void show()}>
      {translate('alternatives')}
    </Button>
  );
}
