import type { ReactNode } from 'react';
import { formatNumber } from '../../core/platform/rules/priceText';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStyles } from '../rendering/StyleRoot';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';
import styles from './ProductSummary.css';

export type ProductSummaryTexts = {
  was: string;
  /** 'Item {sku}' */
  item: string;
  /** Screen reader text for the stars: 'Rated {rating} out of 5, {n} reviews'. */
  rated?: string | undefined;
  /** The text that replaces a hidden price. */
  hiddenPrice: string | undefined;
};

export type ProductSummaryProps = {
  tile: ProductTile;
  locale: string;
  texts: ProductSummaryTexts;
  pictureSize?: number;
  /** Further notes about the product. */
  notes?: string[];
  /** The actions for the product. */
  children?: ReactNode;
};

/** A product summary: picture, name, price, rating and badge. */
export function ProductSummary({ tile, locale, texts, pictureSize = 180, notes = [], children }: ProductSummaryProps) {
  useStyles(styles);
  const { rating, reviewCount } = tile;
  const number = tile.customerSku ?? tile.sku;
  const [before, after] = texts.item.split(number);
  return (
    <div className="quire-product">
      <ProductPicture url={tile.imageUrl} largeUrl={tile.largeImageUrl} size={pictureSize} />
      <div className="quire-product__facts">
        {tile.badge && <p className="quire-product__badge">{tile.badge}</p>}
        <a className="quire-product__name" href={safeUrl(tile.url)}>
          {tile.name}
        </a>
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
        {children}
      </div>
    </div>
  );
}
