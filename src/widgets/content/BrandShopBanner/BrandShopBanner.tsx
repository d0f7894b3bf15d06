import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useBanner, useProvidedSizes } from '../../../hooks/content/useBanner';
import { BannerPicture } from '../../../ui/rendering/BannerPicture';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type BrandShopBannerProps = RootProps & {
  /** In the shop's field format, by breakpoint: xs, sm, md, lg [CONT-002]. */
  assets: Record<string, unknown>;
  /** The alternative text of the picture. */
  alt?: string;
  /** The URL that the banner links to. */
  url?: string;
  /** Opens the link in a new tab. */
  opensNewTab?: boolean;
  /** Called when the banner is clicked. */
  onPress?: (pressed: { assetUrl: string }) => void;
};

const NONE = {};

/** The banner of a brand, in the size for the page. It reports views and clicks to the advertiser [CONT-002]. */
export function BrandShopBanner({
  assets,
  alt = '',
  url,
  opensNewTab = false,
  onPress,
  ...root
}: BrandShopBannerProps) {
  const sizes = useProvidedSizes(assets) ?? NONE;
  const shown = useBanner({ alt, sizes, url: safeUrl(url), opensNewTab });
  if (!shown) return null;
  const press = () => {
    shown.onPress();
    onPress?.({ assetUrl: shown.src });
  };
  return (
    <Widget block="brand-shop-banner" props={root}>
      <BannerPicture {...shown} onPress={press} />
    </Widget>
  );
}
