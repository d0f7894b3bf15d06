import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS, contentUrl, plainText } from '../core/rules/contentHtml';

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
 * Puts HTML of the shop into an element, without anything in it that runs, sends, or looks as it likes: by the browser's
 * sanitizer, or by DOMPurify where there is none [CONT-006, DEC-147]. Under rules of the page that let nobody read HTML, its
 * plain words are put there, and the answer is false. `isWanted` is asked before something is put there late.
 */
export async function putHtml(box: HTMLElement, html: string, isWanted: () => boolean): Promise<boolean> {
  const { parseHTML } = Document as unknown as Cleaning;
  if (parseHTML) {
    const { body } = parseHTML.call(Document, html, { sanitizer: SANITIZER });
    box.replaceChildren(...body.childNodes);
  } else {
    const nodes = await import('./purify').then(
      ({ purify }) => purify(html),
      () => undefined,
    );
    if (!isWanted()) return true;
    if (!nodes?.hasChildNodes()) {
      const words = plainText(html);
      box.textContent = words;
      return words === '';
    }
    box.replaceChildren(nodes);
  }
  tidy(box);
  return true;
}

/** A link leads where it may, and a tab that it opens knows nothing of this one; pictures wait until they are near. */
function tidy(box: HTMLElement): void {
  for (const link of box.querySelectorAll('a')) {
    if (contentUrl(link.getAttribute('href') ?? undefined) === undefined) link.removeAttribute('href');
    if (link.target) Object.assign(link, { target: '_blank', rel: 'noopener' });
  }
  for (const image of box.querySelectorAll('img')) {
    if (contentUrl(image.getAttribute('src') ?? undefined) === undefined) image.remove();
    // one that nobody has described is there for its looks
    if (!image.hasAttribute('alt')) image.alt = '';
    image.loading = 'lazy';
  }
}
