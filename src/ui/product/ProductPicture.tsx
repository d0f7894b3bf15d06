import { usePictureUrl } from '../../hooks/platform/usePictureUrl';
import { useStyles } from '../rendering/StyleRoot';
import styles from './ProductPicture.css';

export type ProductPictureProps = {
  url: string | undefined;
  /** The same picture at twice the size, for high-density screens [TILE-036]. */
  largeUrl?: string | undefined;
  size: number;
};

/**
 * A product picture in a box whose space is reserved before it loads. Its alt text is empty because the name is beside
 * it.
 */
export function ProductPicture({ url, largeUrl, size }: ProductPictureProps) {
  useStyles(styles);
  const pictureUrl = usePictureUrl();
  const source = pictureUrl(url);
  const large = pictureUrl(largeUrl);
  return source ? (
    <img
      className="quire-picture"
      src={source}
      srcSet={large && `${large} 2x`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="quire-picture" style={{ inlineSize: `${size}px`, blockSize: `${size}px` }} />
  );
}
