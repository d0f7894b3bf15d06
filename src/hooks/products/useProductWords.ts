import type { ProductTile } from '../../core/products/rules/productTile';
import { hiddenPriceWords, tileNotes } from '../../core/products/rules/productWords';
import { useStorefront } from '../platform/StorefrontProvider';

/** What a summary of a product says, in the page's words: those of `product` in its messages. */
export const SUMMARY_WORDS = {
  was: 'Was',
  item: 'Item {sku}',
  rated: 'Rated {rating} out of 5, {n} {n|review|reviews}',
} as const;

export type SummaryWord = keyof typeof SUMMARY_WORDS;

/** The words and notes of a product's summary, filled with its figures. */
export function useProductWords(
  tile: ProductTile,
  say: (key: SummaryWord, figures?: Record<string, string | number>) => string,
) {
  const { locale, settings } = useStorefront();
  const own = settings.messages.product;
  const { rating, reviewCount = 0 } = tile;
  return {
    tile,
    locale,
    words: {
      was: say('was'),
      item: say('item', { sku: tile.customerSku ?? tile.sku }),
      rated: rating === undefined ? undefined : say('rated', { rating, n: reviewCount }),
      hiddenPrice: hiddenPriceWords(tile, own),
    },
    notes: tileNotes(tile, own),
  };
}
