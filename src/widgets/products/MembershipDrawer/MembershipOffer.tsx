import type { ProductTile } from '../../../core/products/rules/productTile';
import { verdictWords } from '../../../core/products/rules/productWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { useProductWords } from '../../../hooks/products/useProductWords';
import { usePurchase } from '../../../hooks/products/usePurchase';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { AddNewsNotice } from '../../../ui/feedback/AddNewsNotice';
import { Wait } from '../../../ui/feedback/Wait';
import { ProductSummary } from '../../../ui/product/ProductSummary';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './MembershipDrawer.css';
import type { MembershipWord } from './messages';

export type MembershipOfferProps = {
  sku: string;
  benefits: string[];
  cartUrl: string | undefined;
  say: Say<MembershipWord>;
};

/** The membership as the shop sells it, or a placeholder. */
export function MembershipOffer({ sku, ...rest }: MembershipOfferProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <Wait state={waitOf(products)} say={rest.say} onRetry={products.reload}>
        <p>{rest.say('none')}</p>
      </Wait>
      {tile && <Offer tile={tile} {...rest} />}
    </>
  );
}

/** If the customer already has a membership, the shop says so and adds no second one. */
function Offer({ tile, benefits, cartUrl, say }: Omit<MembershipOfferProps, 'sku'> & { tile: ProductTile }) {
  useStyles(styles);
  const { settings } = useStorefront();
  const purchase = usePurchase(tile, { source: 'productTile' }, say);
  const { verdict, isAdding } = purchase;
  return (
    <>
      <ProductSummary {...useProductWords(tile, say)} pictureSize={80}>
        {!verdict.canAdd && <p role="note">{verdictWords(verdict, settings.messages.product)}</p>}
      </ProductSummary>
      {benefits.length > 0 && (
        <ul className="quire-membership-drawer__benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <div className="quire-membership-drawer__ways">
        {verdict.canAdd && (
          <Button isBusy={isAdding} onClick={() => void purchase.add()}>
            {say(isAdding ? 'joining' : 'join')}
          </Button>
        )}
        {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{say('viewCart')}</ButtonLink>}
      </div>
      <AddNewsNotice news={purchase.news} />
    </>
  );
}
