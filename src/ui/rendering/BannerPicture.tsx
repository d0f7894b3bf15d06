import { usePictureUrl } from '../../hooks/platform/usePictureUrl';
import styles from './BannerPicture.css';
import { useStyles } from './StyleRoot';

export type BannerPictureProps = {
  src: string;
  /** Pixels. The box reserves this size before the picture loads. */
  width: number;
  height: number;
  alt: string;
  url: string | undefined;
  opensNewTab: boolean;
  onPress: () => void;
  /** The ref of the banner, to observe when it becomes visible. */
  box: (element: Element | null) => void;
};

/** The picture of a banner, in a box that does not shift when it loads. It is a link if it has a URL [CONT-002]. */
export function BannerPicture({ src, width, height, alt, url, opensNewTab, onPress, box }: BannerPictureProps) {
  useStyles(styles);
  const pictureUrl = usePictureUrl();
  const picture = (
    <img
      className="quire-banner__picture"
      src={pictureUrl(src)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
    />
  );
  const shared = { ref: box, className: 'quire-banner', children: picture };
  if (url === undefined) return <div {...shared} />;
  return <a {...shared} href={url} onClick={onPress} {...(opensNewTab && { target: '_blank', rel: 'noopener' })} />;
}
