import { formatNumber } from '../../core/platform/rules/priceText';
import { hiddenPriceText, tileNotes } from '../../core/products/rules/productMessages';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';

/** The texts of a product summary; a page overrides them with its `product` messages. */
export const SUMMARY_MESSAGES = {
  was: 'Was',
  item: 'Item {sku}',
  rated: 'Rated {rating} out of 5, {n} {n|review|reviews}',
} as const;

export type SummaryMessageKey = keyof typeof SUMMARY_MESSAGES;

/** The texts and notes of a product's summary, with their placeholders filled. */
export function useProductSummary(
  tile: ProductTile,
  translate: (key: SummaryMessageKey, figures?: Record<string, string | number>) => string,
) {
  const { locale, settings } = useStorefront();
  const own = settings.messages.product;
  const { rating, reviewCount = 0 } = tile;
  return {
    tile,
    locale,
    texts: {
      was: translate('was'),
      item: translate('item', { sku: tile.customerSku ?? tile.sku }),
      rated:
        rating === undefined ? undefined : translate('rated', { rating: formatNumber(rating, locale), n: reviewCount }),
      hiddenPrice: hiddenPriceText(tile, own),
    },
    notes: tileNotes(tile, own),
  };
}
