'use client';

import { useMemo } from 'react';
import { parseHeadline } from '../../../hooks/header/useMenuEntries';
import { Headline } from '../../../ui/rendering/Headline';
import { Widget } from '../../../ui/rendering/Widget';

export type HeadlineTextProps = {
  /** In the shop's field format [MENU-004]. */
  blocks: unknown[];
};

/** Text with the styles of the shop's authors [MENU-004, MENU-005]. */
export function HeadlineText({ blocks }: HeadlineTextProps) {
  const read = useMemo(() => parseHeadline(blocks), [blocks]);
  return (
    <Widget block="headline-text">
      <Headline blocks={read} />
    </Widget>
  );
}
