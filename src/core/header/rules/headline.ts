/** The styles of a headline, by the words of the data [MENU-005]. */
export const HEADLINE_STYLES = [
  'Underline',
  'Italics',
  'Bold',
  'Left',
  'Center',
  'Right',
  'Hyperlink',
  'Line break',
  'Superscript',
  'BulletList',
  'OrderedList',
  'UnorderedList',
] as const;

export type HeadlineStyle = (typeof HEADLINE_STYLES)[number];

/** A piece of a menu's or banner's words [MENU-004]. */
export type HeadlineBlock = {
  text: string;
  styles: readonly HeadlineStyle[];
  /** A CSS colour; what is none has been left out. */
  color?: string | undefined;
  url?: string | undefined;
  opensNewTab: boolean;
  /** What stands inside it in place of its text, with styles of its own. */
  main?: { styles: readonly HeadlineStyle[]; blocks: readonly HeadlineBlock[] } | undefined;
};

/** The styles that are known, each once; case and blanks do not count [MENU-005]. */
export function headlineStyles(said: readonly string[]): HeadlineStyle[] {
  const bare = (style: string) => style.replace(/\s/g, '').toLowerCase();
  const wanted = new Set(said.map(bare));
  return HEADLINE_STYLES.filter((style) => wanted.has(bare(style)));
}

/** How a block is drawn: its alignment, the kind of list its lines make, and the marks on its words [MENU-005]. */
export type HeadlineLook = {
  align?: 'left' | 'center' | 'right';
  list?: 'ol' | 'ul';
  isUnderlined: boolean;
  isItalic: boolean;
  isBold: boolean;
  isRaised: boolean;
  isLink: boolean;
  breaksAfter: boolean;
};

const ALIGNMENTS = { Left: 'left', Center: 'center', Right: 'right' } as const;

/** The look of a block; of several alignments, or kinds of list, the first of the table counts [MENU-005]. */
export function headlineLook({ styles, url }: Pick<HeadlineBlock, 'styles' | 'url'>): HeadlineLook {
  const has = (style: HeadlineStyle) => styles.includes(style);
  const side = (['Left', 'Center', 'Right'] as const).find(has);
  const list = has('OrderedList') ? 'ol' : has('BulletList') || has('UnorderedList') ? 'ul' : undefined;
  return {
    ...(side && { align: ALIGNMENTS[side] }),
    ...(list && { list }),
    isUnderlined: has('Underline'),
    isItalic: has('Italics'),
    isBold: has('Bold'),
    isRaised: has('Superscript'),
    isLink: has('Hyperlink') || url !== undefined,
    breaksAfter: has('Line break'),
  };
}

/** A colour that a page may be given: #rgb, #rrggbb, rgb(…), hsl(…) or a name; undefined for what could be more than that. */
export function headlineColor(said: string | undefined): string | undefined {
  const color = said?.trim() ?? '';
  return /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(color) ? color : undefined;
}

/** The words of blocks without any look: for names and for who reads no colours. */
export function headlineText(blocks: readonly HeadlineBlock[]): string {
  return blocks
    .map(({ text, main }) => (main ? headlineText(main.blocks) : text).trim())
    .filter((text) => text !== '')
    .join(' ');
}
