import type { RefObject } from 'react';
import { type HeadlineBlock, headlineText } from '../../core/header/rules/headline';
import { topHatText } from '../../core/platform/rules/text';
import { Headline } from '../rendering/Headline';
import { useStyles } from '../rendering/StyleRoot';
import styles from './TopHat.css';

export type TopHatProps = {
  label: string;
  blocks: readonly HeadlineBlock[];
  url: string | undefined;
  theme: string | undefined;
  /** Ref to the banner, to observe when it becomes visible. */
  box: RefObject<HTMLElement | null>;
};

/** A banner across the top of the page. Renders nothing if it has no text [HDR-003, TXT-001]. */
export function TopHat({ label, blocks, url, theme, box }: TopHatProps) {
  useStyles(styles);
  const trimmed = blocks.map((block) => ({ ...block, text: topHatText(block.text) }));
  if (headlineText(trimmed) === '') return null;
  return (
    <section
      ref={box}
      className={`quire-top-hat${theme ? ` quire-top-hat--${theme.replace(/[^\w-]/g, '')}` : ''}`}
      aria-label={label}
    >
      {url === undefined ? (
        <Headline blocks={trimmed} />
      ) : (
        <a className="quire-top-hat__link" href={url}>
          <Headline blocks={trimmed} isPlain />
        </a>
      )}
    </section>
  );
}
