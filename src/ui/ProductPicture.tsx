import { safeUrl } from '../core/rules/safeUrl';

/** A product's picture in a box that is there before it. The name stands beside it, so it says nothing itself. */
export function ProductPicture({ url, size }: { url: string | undefined; size: number }) {
  const source = safeUrl(url);
  return source ? (
    <img src={source} alt="" width={size} height={size} loading="lazy" decoding="async" />
  ) : (
    <span
      className="quire-picture-missing"
      style={{ display: 'block', inlineSize: `${size}px`, blockSize: `${size}px` }}
    />
  );
}
