import type { FeedbackSurface } from '../../../core/cart/rules/adding/addFeedback';
import type { LineItem } from '../../../core/cart/rules/cart';
import { checkTile } from '../../../core/products/rules/productTile';
import { useKeepOriginal } from '../../../hooks/cart/useHardAlternates';
import { useStockAlert } from '../../../hooks/content/useStockAlert';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { StockAlert } from '../../../ui/feedback/StockAlert';
import type { messages } from './messages';
import { OfferList } from './Offers';

type KeepOriginalProps = {
  line: LineItem;
  original: { sku: string; name: string };
  surface: FeedbackSurface | undefined;
  translate: Translate<keyof typeof messages>;
};

/** Puts the requested product into the cart in place of its substitute; the drawer then shows it [DEC-Q506]. */
export function KeepOriginal({ line, original, surface, translate }: KeepOriginalProps) {
  const keep = useKeepOriginal();
  const feedback = surface === 'atcoverlay' ? 'overlay' : 'drawer';
  return (
    <div>
      <Button
        kind="plain"
        isBusy={keep.isPending}
        label={translate('keepOriginalNamed', original)}
        onClick={() => keep.mutate({ line, sku: original.sku, feedback })}
      >
        {translate('keepOriginal')}
      </Button>
    </div>
  );
}

type RefusedProps = { item: LineItem; isSoldOut: boolean; translate: Translate<keyof typeof messages> };

/** What the shop offers in place of an item that it has not added [REC-010, DEC-Q507, DEC-Q508, DEC-Q553]. */
export function Refused({ item, isSoldOut, translate }: RefusedProps) {
  const alert = useStockAlert(item.sku, item.name);
  const { tiles: refused } = useProductTiles([item.sku]);
  const { tiles } = useProductTiles(refused[0]?.restriction?.alternatives ?? []);
  const offered = tiles.filter((tile) => checkTile(tile).canAdd);
  return (
    <>
      {isSoldOut && <StockAlert {...alert} />}
      {offered.length > 0 && (
        <OfferList heading="alternatives" products={offered} source="recommendation" translate={translate} />
      )}
    </>
  );
}
