import { useMemo } from 'react';
import { parseHeadline } from '../../../hooks/header/useMenuEntries';
import { Headline } from '../../../ui/rendering/Headline';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type HeadlineTextProps = RootProps & {
  /** In the shop's field format [MENU-004]. */
  blocks: unknown[];
};

/** Text with the styles of the shop's authors [MENU-004, MENU-005]. */
export function HeadlineText({ blocks, ...root }: HeadlineTextProps) {
  const read = useMemo(() => parseHeadline(blocks), [blocks]);
  return (
    <Widget block="headline-text" props={root}>
      <Headline blocks={read} />
    </Widget>
  );
}
