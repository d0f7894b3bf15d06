import { useMenuReader } from '../../../hooks/header/useMenuEntries';
import { useSiteHeader } from '../../../hooks/header/useSiteHeader';
import { useTopHat } from '../../../hooks/header/useTopHat';
import { useMessages } from '../../../hooks/platform/useMessages';
import { TopHat } from '../../../ui/navigation/TopHat';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type TopHatBannerProps = RootProps & {
  /** The slot of the banner. The default is `global`. */
  slot?: 'home' | 'cart' | 'global';
  /** Limits the banner to this theme, and uses the theme's colours. */
  theme?: string;
};

/** The banner of one slot of the shop, for wide or mobile pages. Renders nothing if there is no banner [HDR-003]. */
export function TopHatBanner({ slot = 'global', theme, ...root }: TopHatBannerProps) {
  const translate = useMessages('top-hat-banner', messages);
  const { header } = useSiteHeader();
  const { isShown } = useMenuReader(header?.variant);
  const hat = useTopHat(header, slot, { isShown, theme });
  if (!hat) return null;
  return (
    <Widget block="top-hat-banner" props={root}>
      <TopHat label={translate('label')} {...hat} />
    </Widget>
  );
}
