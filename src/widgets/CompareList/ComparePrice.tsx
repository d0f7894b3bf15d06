import type { ProductTile } from '../../core/rules/productTile';
import type { Say } from '../../hooks/useMessages';
import { useProductWords } from '../../hooks/useProductWords';
import { Price } from '../../ui/Price';
import type { CompareListWord } from './messages';

/** What one product costs, or what is said in its place. */
export function ComparePrice({ tile, say }: { tile: ProductTile; say: Say<CompareListWord> }) {
  const { words, locale } = useProductWords(tile, say);
  if (words.hiddenPrice) return words.hiddenPrice;
  return <Price amount={tile.price} was={tile.originalPrice} wasLabel={words.was} locale={locale} />;
}
