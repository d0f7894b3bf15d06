import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductWords } from '../../../hooks/products/useProductWords';
import { Price } from '../../../ui/product/Price';
import type { CompareListWord } from './messages';

/** The price of a product, or the text that replaces it. */
export function ComparePrice({ tile, say }: { tile: ProductTile; say: Say<CompareListWord> }) {
  const { words, locale } = useProductWords(tile, say);
  if (words.hiddenPrice) return words.hiddenPrice;
  return <Price amount={tile.price} was={tile.originalPrice} wasLabel={words.was} locale={locale} />;
}
