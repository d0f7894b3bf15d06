import DOMPurify from 'dompurify';
import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS } from '../../core/content/rules/contentHtml';

/**
 * HTML of the shop as nodes that nothing in them can run, for browsers without a sanitizer of their own; null where the
 * page's rules of Trusted Types let it read nothing, which its types do not say [CONT-006].
 */
export function purify(html: string): DocumentFragment | null {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...CONTENT_ELEMENTS],
    ALLOWED_ATTR: [...CONTENT_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // what is not on the list goes with all that is in it, as the browser's own sanitizer has it
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
