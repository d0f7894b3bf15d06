import { safeUrl } from '../../core/platform/rules/safeUrl';

export type ProductPictureProps = {
  url: string | undefined;
  /** The same at twice the size, for finer screens [TILE-036]. */
  largeUrl?: string | undefined;
  size: number;
};

/** A product's picture in a box that is there before it. The name stands beside it, so it says nothing itself. */
export function ProductPicture({ url, largeUrl, size }: ProductPictureProps) {
  const source = safeUrl(url);
  const large = safeUrl(largeUrl);
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
