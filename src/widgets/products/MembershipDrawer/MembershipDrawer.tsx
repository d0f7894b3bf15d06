import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { RootProps } from '../../../ui/rendering/Widget';
import styles from './MembershipDrawer.css';
import { messages } from './messages';

export type MembershipDrawerProps = RootProps &
  ProductDrawerOptions & {
    /** The SKU of the membership product. */
    sku?: string;
    /** The benefits, one sentence each. */
    benefits?: string[];
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** The benefits of a membership, and the button that buys it [TILE-016]. */
export function MembershipDrawer(props: MembershipDrawerProps) {
  const translate = useMessages('membership-drawer', messages);
  const drawer = useProductDrawer('MEMBERSHIP', props, { subject: props.sku });
  const sku = drawer.request?.sku ?? props.sku;
  const products = useProductTiles(drawer.isOpen && sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <ProductDrawer {...drawer} block="membership-drawer" root={props} translate={translate}>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        <p>{translate('none')}</p>
      </LoadingStatus>
      {tile && <Offer key={sku} {...props} tile={tile} translate={translate} />}
    </ProductDrawer>
  );
}

type OfferProps = Pick<MembershipDrawerProps, 'benefits' | 'cartUrl'> & {
  tile: ProductTile;
  translate: Translate<keyof typeof messages>;
};

/** If the customer already has a membership, the shop reports it and adds no second one. */
function Offer({ tile, benefits = [], cartUrl, translate }: OfferProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const purchase = usePurchase(tile, { source: 'productTile' }, translate);
  const { verdict, isAdding } = purchase;
  return (
    <>
      <ProductSummary {...useProductSummary(tile, translate)} pictureSize={80} />
      {benefits.length > 0 && (
        <ul className="quire-membership-drawer__benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <Actions>
        {verdict.canAdd && (
          <Button isBusy={isAdding} onClick={() => void purchase.add()}>
            {translate(isAdding ? 'joining' : 'join')}
          </Button>
        )}
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
      </Actions>
      <AddStatusNotice status={purchase.addStatus} />
    </>
  );
}
