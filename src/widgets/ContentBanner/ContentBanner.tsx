'use client';

import type { ReactNode } from 'react';
import type { Banner } from '../../core/rules/banner';
import { useBanner } from '../../hooks/useBanner';
import { type ContentSource, useContent, useTellPlain } from '../../hooks/useContent';
import { useMessages } from '../../hooks/useMessages';
import { BannerPicture } from '../../ui/BannerPicture';
import { Content } from '../../ui/Content';
import { Wait } from '../../ui/Wait';
import { Widget } from '../../ui/Widget';
import { messages } from './messages';

export type ContentBannerProps = {
  /** The place of the page. */
  slot: string;
  /** Only what is of this theme. */
  theme?: string;
  /** Only pictures, or only HTML; both unless it is said. */
  source?: ContentSource;
  /** What stands there until the shop has answered, and when it can not. */
  children?: ReactNode;
};

/**
 * What the shop has for one place of the page: banners, and HTML that is made safe [CONT-001, CONT-005, CONT-006]. Until it
 * is there, and when it can not be had, what the server has written stays; where that is nothing, it is said in words.
 */
export function ContentBanner({ slot, theme, source, children }: ContentBannerProps) {
  const say = useMessages('content-banner', messages);
  const { phase, banners, pieces, reload } = useContent({ slot, theme }, source);
  const tellPlain = useTellPlain();

  if (phase === 'none') return null;
  return (
    <Widget block="content-banner">
      {phase === 'shown' ? (
        <>
          {banners.map((banner, index) => (
            <Picture key={String(index)} banner={banner} />
          ))}
          {pieces.map((html, index) => (
            <Content key={String(index)} html={html} onPlain={tellPlain} />
          ))}
        </>
      ) : (
        <slot>{children ?? <Wait state={phase} say={say} onRetry={reload} />}</slot>
      )}
    </Widget>
  );
}

function Picture({ banner }: { banner: Banner }) {
  const shown = useBanner(banner);
  if (!shown) return null;
  const { assetUrl, width, height } = shown.size;
  const { alt, url, opensNewTab } = banner;
  return (
    <BannerPicture src={assetUrl} {...{ width, height, alt, url, opensNewTab }} box={shown.box} onPress={shown.press} />
  );
}
