import type { ReactNode } from 'react';
import { type HeadlineBlock, type HeadlineLook, headlineLook } from '../../core/header/rules/headline';
import styles from './Headline.css';
import { useStyles } from './StyleRoot';

export type HeadlineProps = {
  blocks: readonly HeadlineBlock[];
  /** For use inside a link or a button, which may contain neither links nor blocks. All other styles are kept. */
  isPlain?: boolean;
};

/** Text with the author's styles, piece by piece [MENU-004, MENU-005]. */
export function Headline({ blocks, isPlain = false }: HeadlineProps) {
  useStyles(styles);
  return (
    <>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no key but its index
        <Piece key={place} block={block} isPlain={isPlain} />
      ))}
    </>
  );
}

function Piece({ block, isPlain }: { block: HeadlineBlock; isPlain: boolean }) {
  const look = headlineLook(block);
  const inner = block.main ? headlineLook({ styles: block.main.styles, url: undefined }) : undefined;
  const list = isPlain ? undefined : look.list;
  const words = block.main ? (
    marked(<Headline blocks={block.main.blocks} isPlain={isPlain || block.url !== undefined} />, inner ?? look)
  ) : list ? (
    <Lines text={block.text} list={list} />
  ) : (
    block.text
  );
  const side = look.align ?? inner?.align;
  const Box = !isPlain && (side || list) ? 'div' : 'span';
  return (
    <>
      <Box
        className={`quire-headline__piece${side ? ` quire-headline__piece--${side}` : ''}`}
        style={block.color ? { color: block.color } : undefined}
      >
        {marked(isPlain ? words : linked(words, block), look)}
      </Box>
      {look.breaksAfter ? <br /> : ' '}
    </>
  );
}

/** Renders each line as a list item. */
function Lines({ text, list }: { text: string; list: 'ol' | 'ul' }) {
  const List = list;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <List className="quire-headline__list">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key but its index
        <li key={place}>{line}</li>
      ))}
    </List>
  );
}

function linked(words: ReactNode, { url, opensNewTab }: HeadlineBlock): ReactNode {
  if (url === undefined) return words;
  return (
    <a className="quire-headline__link" href={url} {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {words}
    </a>
  );
}

function marked(words: ReactNode, look: HeadlineLook): ReactNode {
  const bold = look.isBold ? <strong>{words}</strong> : words;
  const italic = look.isItalic ? <em>{bold}</em> : bold;
  const underlined = look.isUnderlined ? <u>{italic}</u> : italic;
  return look.isRaised ? <sup>{underlined}</sup> : underlined;
}
