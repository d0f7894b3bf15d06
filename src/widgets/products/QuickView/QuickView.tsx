import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { tileCaption } from '../../../core/products/rules/productMessages';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { useAddToList } from '../../../hooks/products/useAddToList';
import { useCompare } from '../../../hooks/products/useCompareList';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { RootProps } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './QuickView.css';

export type QuickViewProps = RootProps &
  ProductDrawerOptions & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** Products have a checkbox that selects them for comparison. */
    showCompare?: boolean;
    /** The page has lists that the product can be added to [SCR-010]. */
    showAddToList?: boolean;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** Shows one product without leaving the page, and adds it to the cart [SCR-015]. */
export function QuickView(props: QuickViewProps) {
  const { productName: name } = props;
  const translate = useMessages('quick-view', messages);
  const drawer = useProductDrawer('QUICK_VIEW', props, { subject: props.sku, name: 'QVD' });
  const sku = drawer.request?.sku ?? props.sku;
  const products = useProductTiles(drawer.isOpen && sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <ProductDrawer
      {...drawer}
      block="quick-view"
      root={props}
      translate={translate}
      buttonLabel={name && translate('openNamed', { name })}
    >
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <ViewedProduct key={sku} {...props} tile={tile} translate={translate} />}
    </ProductDrawer>
  );
}

type ViewedProductProps = Pick<QuickViewProps, 'showCompare' | 'showAddToList' | 'cartUrl'> & {
  tile: ProductTile;
  translate: Translate<keyof typeof messages>;
};

/** One product with all its actions. */
function ViewedProduct(props: ViewedProductProps) {
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
      <Actions>
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
        <Alternatives tile={tile} translate={translate} />
        <SetAside {...props} quantity={purchase.quantity ?? 1} />
        <a className="quire-quick-view__details" href={safeUrl(tile.url)}>
          {translate('details')}
        </a>
      </Actions>
    </>
  );
}

/** Actions that save the product for later: compare it, or add it to a list [CMP-001, SCR-010]. */
function SetAside(props: ViewedProductProps & { quantity: number }) {
  const { tile, quantity, showCompare, showAddToList, translate } = props;
  const { sku } = tile;
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
function Alternatives({ tile, translate }: { tile: ProductTile; translate: Translate<keyof typeof messages> }) {
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
