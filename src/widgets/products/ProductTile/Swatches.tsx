import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useSwatches } from '../../../hooks/products/useSwatches';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { ProductTileMessageKey } from './messages';

type Props = { setSku: string; skus: readonly string[]; translate: Translate<ProductTileMessageKey> };

/**
 * The variants of a set, each as a small picture that links to it. Renders nothing if the shop does not list them
 * [TILE-035].
 */
export function Swatches({ setSku, skus, translate }: Props) {
  const swatches = useSwatches(setSku, skus);
  if (swatches.length === 0) return null;
  return (
    <ul className="quire-product-tile__swatches" aria-label={translate('swatches')}>
      {swatches.map(({ sku, name, url, imageUrl }) => (
        <li key={sku}>
          <a href={safeUrl(url)}>
            <ProductPicture url={imageUrl} size={40} />
            <span className="quire-hidden-visually">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
