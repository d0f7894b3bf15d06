import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Say } from '../../../hooks/platform/useMessages';
import { useSwatches } from '../../../hooks/products/useSwatches';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { ProductTileWord } from './messages';

type Props = { setSku: string; skus: readonly string[]; say: Say<ProductTileWord> };

/**
 * The variants of a set, each as a small picture that links to it. Renders nothing if the shop does not list them
 * [TILE-035].
 */
export function Swatches({ setSku, skus, say }: Props) {
  const swatches = useSwatches(setSku, skus);
  if (swatches.length === 0) return null;
  return (
    <ul className="quire-product-tile__swatches" aria-label={say('swatches')}>
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
