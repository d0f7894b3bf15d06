import type { ProductTile } from '../../core/products/rules/productTile';
import { hiddenPriceWords, tileNotes } from '../../core/products/rules/productWords';
import { useStorefront } from '../platform/StorefrontProvider';

/** The texts of a product summary; a page overrides them with its `product` messages. */
export const SUMMARY_WORDS = {
  was: 'Was',
  item: 'Item {sku}',
  rated: 'Rated {rating} out of 5, {n} {n|review|reviews}',
} as const;

export type SummaryWord = keyof typeof SUMMARY_WORDS;

/** The texts and notes of a product's summary, with their placeholders filled. */
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
