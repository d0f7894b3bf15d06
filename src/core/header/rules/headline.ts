/** The styles of a headline, as the data spells them [MENU-005]. */
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

/** A block of the text of a menu item or banner [MENU-004]. */
export type HeadlineBlock = {
  text: string;
  styles: readonly HeadlineStyle[];
  /** A CSS colour. Invalid values are omitted. */
  color?: string | undefined;
  url?: string | undefined;
  opensNewTab: boolean;
  /** Nested blocks that replace the text, with styles of their own. */
  main?: { styles: readonly HeadlineStyle[]; blocks: readonly HeadlineBlock[] } | undefined;
};

/** The known styles among the given ones, without duplicates. Case and whitespace are ignored [MENU-005]. */
export function headlineStyles(names: readonly string[]): HeadlineStyle[] {
  const bare = (style: string) => style.replace(/\s/g, '').toLowerCase();
  const wanted = new Set(names.map(bare));
  return HEADLINE_STYLES.filter((style) => wanted.has(bare(style)));
}

/**
 * How a block is rendered: alignment, list type and text styles. If it has several alignments, the first of left, center,
 * right applies. If it has several list types, an ordered list takes precedence [MENU-005].
 */
export function headlineLook({ styles }: Pick<HeadlineBlock, 'styles'>) {
  const has = (style: HeadlineStyle) => styles.includes(style);
  const isUnordered = has('BulletList') || has('UnorderedList');
  return {
    align: has('Left') ? 'left' : has('Center') ? 'center' : has('Right') ? 'right' : undefined,
    list: has('OrderedList') ? 'ol' : isUnordered ? 'ul' : undefined,
    isUnderlined: has('Underline'),
    isItalic: has('Italics'),
    isBold: has('Bold'),
    isRaised: has('Superscript'),
    breaksAfter: has('Line break'),
  } as const;
}

/**
 * Validates a CSS colour: #rgb, #rrggbb, rgb(…), hsl(…) or a name. Returns undefined for anything else, since it could
 * inject other CSS.
 */
export function headlineColor(value: string | undefined): string | undefined {
  const color = value?.trim() ?? '';
  return /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(color) ? color : undefined;
}

/** The plain text of blocks, for accessible names. */
export function headlineText(blocks: readonly HeadlineBlock[]): string {
  return blocks
    .map(({ text, main }) => (main ? headlineText(main.blocks) : text).trim())
    .filter((text) => text !== '')
    .join(' ');
}
