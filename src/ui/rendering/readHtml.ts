import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS, contentUrl, plainText } from '../../core/content/rules/contentHtml';
import { safeUrl } from '../../core/platform/rules/safeUrl';

/**
 * The browser's built-in sanitizer, if it has one. It needs no Trusted Types policy, since nothing can run. It parses
 * into a separate document, and only the nodes that are needed move into the page.
 */
type Cleaning = { parseHTML?(html: string, options: { sanitizer: object }): Document };

const SANITIZER = {
  // without these elements the parsed document has no body
  elements: ['html', 'head', 'body', ...CONTENT_ELEMENTS],
  attributes: [...CONTENT_ATTRIBUTES],
  comments: false,
  dataAttributes: false,
};

/**
 * Result of reading HTML. `clean`: the sanitized nodes; empty if nothing is allowed. `plain`: the HTML could not be
 * parsed, and the only node is its text; `cause` is the error, if one was thrown: a page's Trusted Types rules can
 * refuse without an error. `failed`: the sanitizer did not load.
 */
export type HtmlRead = { verdict: 'clean' | 'plain' | 'failed'; nodes: readonly Node[]; cause?: unknown };

/** The URL at which a picture is requested; undefined if it is not allowed. */
type PictureUrl = (url: string | undefined) => string | undefined;

type Purify = (html: string) => DocumentFragment | null;

const fetchPurify = () => import('./purify').then(({ purify }): Purify => purify);

/**
 * Sanitizes the shop's HTML: removes everything that can run, send data or set its own styles. Uses the browser's
 * sanitizer, or DOMPurify if there is none [CONT-006, DEC-147]. Never rejects: the result contains the failure.
 */
export async function readHtml(
  html: string,
  fetching: () => Promise<Purify> = fetchPurify,
  pictureUrl: PictureUrl = safeUrl,
): Promise<HtmlRead> {
  const { parseHTML } = Document as unknown as Cleaning;
  let purify: Purify | undefined;
  try {
    if (!parseHTML) purify = await fetching();
  } catch (cause) {
    return { verdict: 'failed', nodes: [], cause };
  }
  try {
    const parent = purify ? purify(html) : parseHTML?.call(Document, html, { sanitizer: SANITIZER }).body;
    if (!parent) return plain(html);
    tidy(parent, pictureUrl);
    return { verdict: 'clean', nodes: [...parent.childNodes] };
  } catch (cause) {
    return plain(html, cause);
  }
}

function plain(html: string, cause?: unknown): HtmlRead {
  const text = plainText(html);
  return {
    verdict: 'plain',
    nodes: text ? [document.createTextNode(text)] : [],
    ...(cause !== undefined && { cause }),
  };
}

/** Removes disallowed URLs, isolates new tabs with noopener, and loads pictures lazily. */
function tidy(parent: ParentNode, pictureUrl: PictureUrl): void {
  for (const link of parent.querySelectorAll('a')) {
    if (contentUrl(link.getAttribute('href') ?? undefined) === undefined) link.removeAttribute('href');
    if (link.target) Object.assign(link, { target: '_blank', rel: 'noopener' });
  }
  for (const image of parent.querySelectorAll('img')) {
    const src = pictureUrl(image.getAttribute('src') ?? undefined);
    if (src === undefined) image.remove();
    else image.setAttribute('src', src);
    // an image without alt text is treated as decorative
    if (!image.hasAttribute('alt')) image.alt = '';
    image.loading = 'lazy';
  }
}
