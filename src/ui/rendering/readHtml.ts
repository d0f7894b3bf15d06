import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS, contentUrl, plainText } from '../../core/content/rules/contentHtml';

/**
 * The browser's own sanitizer, where it has one: it needs no policy of Trusted Types, since nothing can run. It reads into a
 * document of its own, out of which only what is wanted comes into the page.
 */
type Cleaning = { parseHTML?(html: string, options: { sanitizer: object }): Document };

const SANITIZER = {
  // without the document's own it has no body
  elements: ['html', 'head', 'body', ...CONTENT_ELEMENTS],
  attributes: [...CONTENT_ATTRIBUTES],
  comments: false,
  dataAttributes: false,
};

/**
 * HTML that was read. `clean`: its nodes, none where nothing of it may be shown. `plain`: nothing could read it, and these
 * are its words; `cause` is what was thrown, if anything was: the rules of a page say no without a word. `failed`: what
 * reads it has not come.
 */
export type HtmlRead = { verdict: 'clean' | 'plain' | 'failed'; nodes: readonly Node[]; cause?: unknown };

type Purify = (html: string) => DocumentFragment | null;

const fetchPurify = () => import('./purify').then(({ purify }): Purify => purify);

/** Downloads what readHtml needs in this browser, while the HTML itself is still on its way. */
export function prefetchSanitizer(): void {
  const { Document } = globalThis as { Document?: Cleaning };
  if (Document && !Document.parseHTML) void fetchPurify().catch(() => {});
}

/**
 * Reads HTML of the shop, without anything in it that runs, sends, or looks as it likes: by the browser's sanitizer, or by
 * DOMPurify where there is none [CONT-006, DEC-147]. It never fails: what went wrong is in the answer.
 */
export async function readHtml(html: string, fetching: () => Promise<Purify> = fetchPurify): Promise<HtmlRead> {
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
    tidy(parent);
    return { verdict: 'clean', nodes: [...parent.childNodes] };
  } catch (cause) {
    return plain(html, cause);
  }
}

function plain(html: string, cause?: unknown): HtmlRead {
  const words = plainText(html);
  return {
    verdict: 'plain',
    nodes: words ? [document.createTextNode(words)] : [],
    ...(cause !== undefined && { cause }),
  };
}

/** A link leads where it may, and a tab that it opens knows nothing of this one; pictures wait until they are near. */
function tidy(parent: ParentNode): void {
  for (const link of parent.querySelectorAll('a')) {
    if (contentUrl(link.getAttribute('href') ?? undefined) === undefined) link.removeAttribute('href');
    if (link.target) Object.assign(link, { target: '_blank', rel: 'noopener' });
  }
  for (const image of parent.querySelectorAll('img')) {
    if (contentUrl(image.getAttribute('src') ?? undefined) === undefined) image.remove();
    // one that nobody has described is there for its looks
    if (!image.hasAttribute('alt')) image.alt = '';
    image.loading = 'lazy';
  }
}
