import { usePictureUrl } from '../../hooks/platform/usePictureUrl';

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
  const pictureUrl = usePictureUrl();
  const source = pictureUrl(url);
  const large = pictureUrl(largeUrl);
  return source ? (
    <img
      src={source}
      srcSet={large && `${large} 2x`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span
      className="quire-picture-missing"
      style={{ display: 'block', inlineSize: `${size}px`, blockSize: `${size}px` }}
    />
  );
}
