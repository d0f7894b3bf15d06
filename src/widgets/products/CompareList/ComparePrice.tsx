import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useProductSummary } from '../../../hooks/products/useProductSummary';
import { Price } from '../../../ui/product/Price';
import type { CompareListMessageKey } from './messages';

/** The price of a product, or the text that replaces it. */
export function ComparePrice({ tile, translate }: { tile: ProductTile; translate: Translate<CompareListMessageKey> }) {
  const { texts, locale } = useProductSummary(tile, translate);
  if (texts.hiddenPrice) return texts.hiddenPrice;
  return <Price amount={tile.price} was={tile.originalPrice} wasLabel={texts.was} locale={locale} />;
}
