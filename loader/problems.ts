import { CommerceError, type CommerceErrorCodes } from '../src/core/platform/rules/commerceError';
import * as v from '../src/schema';
import type { ObservedWidget, Refused } from './observedWidget';
import { pageLoader } from './pageLoader';
import { remount } from './remount';
import { report } from './report';

/** The attribute of a prop: `maxQty` is `data-max-qty`. */
export const attributeOf = (prop: string): string =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Reports why an element has no widget. With `observed`, the widget mounts once the page has corrected the element. */
export function refuse(element: HTMLElement, error: unknown, observed?: ObservedWidget): Refused {
  const changes = new MutationObserver(async (records) => {
    // the loader writes attributes too; a change without a name is one of the children
    if (!records.some(({ attributeName }) => attributeName === null || attributeName.startsWith('data-'))) return;
    changes.disconnect();
    const refused = await observed?.mounting;
    if (!observed || observed.mounted !== refused) return;
    remount(element, observed);
  });
  if (observed) changes.observe(element, { attributes: true, childList: true });
  return { problem: report(element, explain(error as Error, element)), unmount: () => changes.disconnect() };
}

/**
 * Describes what is wrong with an element: where, what was expected, and what it has. The code that finds the error is
 * on every page; this code loads only when there is one. Returns any other error unchanged.
 */
export function explain(error: Error & { code?: unknown }, element: Element): Error {
  const { code, cause, message } = error;
  if (code === 'CONTEXT_INCOMPLETE') return new CommerceError('integration', code, message, { cause: CONTEXT_HINT });
  if (code === 'UNKNOWN_WIDGET')
    return problem(code, 'data-quire', 'the name of a widget', `"${message}"${suggestion(message)}`);
  if (code === 'ATTRIBUTE_INVALID' && isIssue(cause)) return wrongAttribute(cause, element);
  // the browser cannot attach a shadow root to this element
  if (error.name === 'NotSupportedError')
    return problem(
      'ELEMENT_INVALID',
      'data-quire',
      'an element that can have a shadow root, such as div or span',
      `<${element.localName}>`,
      error,
    );
  return error;
}

type Issue = v.BaseIssue<unknown>;

const isIssue = (cause: unknown): cause is Issue => (cause as Partial<Issue> | undefined)?.received !== undefined;

/** The specification's text names a field and not what to do. It is logged after that text. */
const CONTEXT_HINT =
  'Add the field to the JSON of the script with data-quire-config. Required: tenant, legacyTenant, locale, channelId, siteId, langId, langCd, storeId.';

/** The widget with the same letters: `mini-cart` for `MiniCart`. */
function suggestion(name: string): string {
  const widgets = pageLoader().files.flatMap(([, , , ...lists]) => lists.flatMap((list) => list.split(' ')));
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const meant = widgets.find((widget) => letters(widget) === letters(name));
  return meant ? `. Did you mean "${meant}"?` : '';
}

function wrongAttribute(issue: Issue, element: Element): CommerceError {
  const name = v.getDotPath(issue) ?? '';
  const isMissing = issue.received === 'undefined' || name === '';
  const isCustom = issue.type === 'custom';
  const where = name === '' ? 'the element' : placeOf(name, element);
  if (isMissing && !isCustom)
    return new CommerceError('integration', 'ATTRIBUTE_INVALID', `${where}: required, but missing`);
  const expected = isCustom ? issue.message : issue.expected;
  return problem('ATTRIBUTE_INVALID', where, `${expected}`, isMissing ? 'nothing' : issue.received);
}

/** Where the page has written a prop: in the JSON child, or in an attribute. */
function placeOf(name: string, element: Element): string {
  const [prop = name] = name.split('.');
  const child = element.querySelector(':scope > script[type="application/json"]');
  try {
    if (Object.hasOwn(JSON.parse(child?.textContent ?? '{}'), prop)) return `"${name}" in the JSON child`;
  } catch {
    // not JSON, which has an error of its own
  }
  return attributeOf(name);
}

const problem = (
  code: CommerceErrorCodes['integration'],
  where: string,
  expected: string,
  received: string,
  cause?: unknown,
) => new CommerceError('integration', code, `${where}: expected ${expected}, received ${received}`, { cause });
