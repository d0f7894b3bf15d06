import type { ReactNode } from 'react';
import { formatNumber } from '../../core/platform/rules/priceText';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { SummaryTexts } from '../../core/products/rules/tileTexts';
import { useStyles } from '../rendering/StyleRoot';
import { Price } from './Price';
import { ProductLink } from './ProductFacts';
import { ProductPicture } from './ProductPicture';
import styles from './ProductSummary.css';

export type ProductSummaryProps = {
  tile: ProductTile;
  locale: string;
  texts: SummaryTexts;
  pictureSize?: number;
  /** Further notes about the product. */
  notes?: string[];
  /** Why the product cannot be bought. */
  blocked?: string | undefined;
  /** The actions for the product. */
  children?: ReactNode;
};

/** A product summary: picture, name, price, rating and badge. */
export function ProductSummary(props: ProductSummaryProps) {
  useStyles(styles);
  const { tile, locale, texts, pictureSize = 180, notes = [], blocked, children } = props;
  const { rating, reviewCount } = tile;
  const number = tile.customerSku ?? tile.sku;
  const [before, after] = texts.item.split(number);
  return (
    <div className="quire-product">
      <ProductPicture url={tile.imageUrl} largeUrl={tile.largeImageUrl} size={pictureSize} />
      <div className="quire-product__facts">
        {tile.badge && <p className="quire-product__badge">{tile.badge}</p>}
        <ProductLink {...tile} />
        <p className="quire-product__sku">
          {before}
          <span className="quire-product__number">{number}</span>
          {after}
        </p>
        {rating !== undefined && texts.rated && (
          <p className="quire-product__rating">
            <span aria-hidden="true">{`★ ${formatNumber(rating, locale)}${reviewCount === undefined ? '' : ` (${reviewCount})`}`}</span>
            <span className="quire-hidden-visually">{texts.rated}</span>
          </p>
        )}
        <p className="quire-product__price">
          {texts.hiddenPrice ? (
            <span>{texts.hiddenPrice}</span>
          ) : (
            <Price amount={tile.price} was={tile.originalPrice} wasLabel={texts.was} locale={locale} />
          )}
          {tile.unit && !texts.hiddenPrice && <span className="quire-product__unit">{` / ${tile.unit}`}</span>}
        </p>
        {notes.map((note) => (
          <p key={note} className="quire-product__note">
            {note}
          </p>
        ))}
        {blocked && (
          <p role="note" className="quire-product__blocked">
            {blocked}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
