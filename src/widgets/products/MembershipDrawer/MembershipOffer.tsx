import type { ProductTile } from '../../../core/products/rules/productTile';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddStatusNotice } from '../../../ui/feedback/AddStatusNotice';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './MembershipDrawer.css';
import type { MembershipMessageKey } from './messages';

export type MembershipOfferProps = {
  sku: string | undefined;
  benefits: string[];
  cartUrl: string | undefined;
  translate: Translate<MembershipMessageKey>;
};

/** The membership as the shop sells it, or a placeholder. */
export function MembershipOffer({ sku, ...rest }: MembershipOfferProps) {
  const products = useProductTiles(sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={rest.translate} onRetry={products.refetch}>
        <p>{rest.translate('none')}</p>
      </LoadingStatus>
      {tile && <Offer tile={tile} {...rest} />}
    </>
  );
}

/** If the customer already has a membership, the shop reports it and adds no second one. */
function Offer({ tile, benefits, cartUrl, translate }: Omit<MembershipOfferProps, 'sku'> & { tile: ProductTile }) {
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
      <div className="quire-membership-drawer__actions">
        {verdict.canAdd && (
          <Button isBusy={isAdding} onClick={() => void purchase.add()}>
            {translate(isAdding ? 'joining' : 'join')}
          </Button>
        )}
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{translate('viewCart')}</ButtonLink>}
      </div>
      <AddStatusNotice status={purchase.addStatus} />
    </>
  );
}
