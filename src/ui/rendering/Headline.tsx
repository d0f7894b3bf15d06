import type { ReactNode } from 'react';
import { type HeadlineBlock, headlineLook } from '../../core/header/rules/headline';
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
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no key but its index
        <Piece key={index} block={block} isLast={index === blocks.length - 1} isPlain={isPlain} />
      ))}
    </>
  );
}

function Piece({ block, isLast, isPlain }: { block: HeadlineBlock; isLast: boolean; isPlain: boolean }) {
  const look = headlineLook(block);
  const inner = block.main ? headlineLook(block.main) : undefined;
  const list = isPlain ? undefined : look.list;
  const content = block.main ? (
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
        {marked(isPlain ? content : linked(content, block), look)}
      </Box>
      {look.breaksAfter ? <br /> : !isLast && ' '}
    </>
  );
}

/** Renders each line as a list item. */
function Lines({ text, list }: { text: string; list: 'ol' | 'ul' }) {
  const List = list;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <List className="quire-headline__list">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key but its index
        <li key={index}>{line}</li>
      ))}
    </List>
  );
}

function linked(content: ReactNode, { url, opensNewTab }: HeadlineBlock): ReactNode {
  if (url === undefined) return content;
  return (
    <a className="quire-headline__link" href={url} {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {content}
    </a>
  );
}

function marked(content: ReactNode, look: ReturnType<typeof headlineLook>): ReactNode {
  const bold = look.isBold ? <strong>{content}</strong> : content;
  const italic = look.isItalic ? <em>{bold}</em> : bold;
  const underlined = look.isUnderlined ? <u>{italic}</u> : italic;
  return look.isRaised ? <sup>{underlined}</sup> : underlined;
}
