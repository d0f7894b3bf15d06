import { safeUrl } from '../../platform/rules/safeUrl';

/** The elements that are allowed in the shop's HTML: text, lists, tables, images and links [CONT-006, DEC-147]. */
export const CONTENT_ELEMENTS = [
  ...['a', 'abbr', 'article', 'aside', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
  ...['del', 'details', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['header', 'hr', 'i', 'img', 'ins', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'section', 'small'],
  ...['span', 'strong'],
  ...['sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
] as const;

/**
 * The attributes that these elements may have. `style` is not allowed, because it could affect the layout outside the
 * slot. `id` and `name` are not allowed, because scripts of the page find their own elements by them.
 */
export const CONTENT_ATTRIBUTES = [
  ...['alt', 'aria-label', 'class', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'open', 'rowspan', 'scope'],
  ...['src', 'start', 'target', 'title', 'width'],
] as const;

/** Returns a URL that content may link to: a safe URL, `mailto:` or `tel:`. Returns undefined for every other URL. */
export function contentUrl(url: string | undefined): string | undefined {
  return safeUrl(url) ?? (/^(mailto|tel):/i.test(url ?? '') ? url : undefined);
}

const UNSAID =
  /<!--[\s\S]*?(-->|$)|<(script|style|template|title|textarea|noscript|iframe|svg)\b[\s\S]*?(<\/\2\s*>|$)/gi;
const BLOCK_END = /<(br|hr|\/(p|div|li|tr|h\d|section|article|figure|dt|dd|table|ul|ol|blockquote))\b[^<>]*>/gi;
const TAG = /<[/!?a-z][^>]*(>|$)/gi;
const ENTITY =
  /&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|ndash|mdash|rsquo|lsquo|euro);/gi;

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', reg: '®', trade: '™', euro: '€' },
  ...{ hellip: '…', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘' },
};

/**
 * Converts HTML to text, one line per block, for a page whose security policy forbids parsing HTML. Do not insert the
 * result as HTML: it may contain `<`.
 */
export function plainText(html: string): string {
  return html
    .replace(UNSAID, '')
    .replace(/\s+/g, ' ')
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (_, name: string) => character(name.toLowerCase()))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function character(name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
