import DOMPurify from 'dompurify';
import { CONTENT_ATTRIBUTES, CONTENT_ELEMENTS } from '../../core/content/rules/contentHtml';

/**
 * Sanitizes the shop's HTML into nodes without active content, for browsers without a built-in sanitizer. Returns null
 * if the Trusted Types policy of the page prevents parsing; the types of DOMPurify do not declare that [CONT-006].
 */
export function purify(html: string): DocumentFragment | null {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...CONTENT_ELEMENTS],
    ALLOWED_ATTR: [...CONTENT_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // removes disallowed elements with their content, as the browser's own sanitizer does
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
