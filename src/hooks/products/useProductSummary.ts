import { tileNotes, verdictMessage } from '../../core/products/rules/productMessages';
import { checkTile, type ProductTile } from '../../core/products/rules/productTile';
import type { SummaryMessageKey } from '../../core/products/rules/tileMessages';
import { summaryTexts } from '../../core/products/rules/tileTexts';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Translate } from '../platform/useMessages';

/** The props of `ui/product/ProductSummary`; a page overrides the texts with its `product` messages. */
export function useProductSummary(tile: ProductTile, translate: Translate<SummaryMessageKey>) {
  const { locale, settings } = useStorefront();
  const own = settings.messages.product;
  return {
    tile,
    locale,
    texts: summaryTexts(tile, { translate, own, locale }),
    notes: tileNotes(tile, own),
    blocked: verdictMessage(checkTile(tile), own),
  };
}
