import type { ReactNode } from 'react';
import type { Banner } from '../../../core/content/rules/banner';
import { bannerKey, useBanner } from '../../../hooks/content/useBanner';
import { type ContentSource, type SlotContent, useContent, useLogUnreadHtml } from '../../../hooks/content/useContent';
import { useMessages } from '../../../hooks/platform/useMessages';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { BannerPicture } from '../../../ui/rendering/BannerPicture';
import { Content, useHtmlRead } from '../../../ui/rendering/Content';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import type { HtmlRead } from '../../../ui/rendering/readHtml';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ContentBannerProps = RootProps & {
  /** The content slot of the page. */
  slot: string;
  /** Limits the content to this theme. */
  theme?: string;
  /** Limits the content to pictures or to HTML. The default is both. */
  source?: ContentSource;
  /** Fallback content: shown until the shop responds, and if the request fails. */
  children?: ReactNode;
};

/**
 * The shop's content for a slot of the page: banners and sanitized HTML [CONT-001, CONT-005, CONT-006]. The fallback
 * HTML stays until all content is ready, and if the request fails. If there is no fallback HTML, a status message is
 * shown below the content that has loaded.
 */
export function ContentBanner({ slot, theme, source, children, ...root }: ContentBannerProps) {
  const translate = useMessages('content-banner', messages);
  const { phase, banners, pieces, refetch } = useContent({ slot, theme }, source);
  const { read, again } = useHtmlRead(pieces, useLogUnreadHtml());
  const state = stateOf(phase, read, banners.length > 0);

  if (state === 'empty') return null;
  const retry = () => {
    if (phase === 'failed') refetch();
    if (read?.some(isUnread)) again();
  };
  const parts = (
    <>
      {banners.map((banner, index) => (
        <Picture key={[bannerKey(banner), index].join(' ')} banner={banner} />
      ))}
      {read?.map((each, index) => each.nodes.length > 0 && <Content key={String(index)} read={each} />)}
    </>
  );
  return (
    <Widget block="content-banner" props={root}>
      <Placeholder own={children} isOver={state === 'ready'} isLoading={state === 'loading'}>
        {parts}
        {state !== 'ready' && <LoadingStatus state={state} translate={translate} onRetry={retry} />}
      </Placeholder>
    </Widget>
  );
}

const isUnread = ({ verdict }: HtmlRead) => verdict === 'failed';

/** The state of the slot, including the sanitizing of its HTML. */
function stateOf(phase: SlotContent['phase'], read: readonly HtmlRead[] | undefined, hasBanners: boolean) {
  if (phase === 'failed' || phase === 'empty') return phase;
  if (phase === 'loading' || !read) return 'loading';
  if (read.some(isUnread)) return 'failed';
  return hasBanners || read.some(({ nodes }) => nodes.length > 0) ? 'ready' : 'empty';
}

function Picture({ banner }: { banner: Banner }) {
  const shown = useBanner(banner);
  return shown && <BannerPicture {...shown} />;
}
