import type { LineItem } from '../../../core/cart/rules/cart';
import { checkTile } from '../../../core/products/rules/productTile';
import { useStockAlert } from '../../../hooks/content/useStockAlert';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { StockAlert } from '../../../ui/feedback/StockAlert';
import type { messages } from './messages';
import { OfferList } from './Offers';

type Props = { item: LineItem; isSoldOut: boolean; translate: Translate<keyof typeof messages> };

/** What the shop offers in place of an item that it has not added [REC-010, DEC-Q507, DEC-Q508, DEC-Q553]. */
export function Refused({ item, isSoldOut, translate }: Props) {
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
