import type { ReactNode } from 'react';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { useStyles } from '../rendering/StyleRoot';
import styles from './ProductFacts.css';
import { ProductPicture } from './ProductPicture';

type PicturedProduct = { name: string; url?: string | undefined; imageUrl?: string | undefined };

export type ProductFactsProps = {
  product: PicturedProduct;
  pictureSize?: number;
  /** What else the customer must know about the product, below its name. */
  children: ReactNode;
};

/** The picture of a product and, beside it, its name and further facts. The parent places both, in a grid of its own. */
export function ProductFacts({ product, pictureSize = 56, children }: ProductFactsProps) {
  return (
    <>
      <ProductPicture url={product.imageUrl} size={pictureSize} />
      <div className="quire-product-facts">
        <ProductLink {...product} />
        {children}
      </div>
    </>
  );
}

/** The name of a product, which leads to its page. */
export function ProductLink({ name, url }: PicturedProduct) {
  useStyles(styles);
  return (
    <a className="quire-product-facts__name" href={safeUrl(url)}>
      {name}
    </a>
  );
}
