import * as v from 'valibot';
import { CommerceError } from '../src/core/rules/commerceError';

/** The attribute that a prop stands in: `maxQty` in `data-max-qty`. */
export const attributeOf = (prop: string): string =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Of an element that names none of our widgets. */
export const unknownWidget = (slug: string) =>
  new CommerceError('integration', 'UNKNOWN_WIDGET', `data-quire: expected the name of a widget, received "${slug}"`);

/** Of an attribute that is wrong: which one, what was expected, and what stands there. */
export function wrongAttribute(issue: v.BaseIssue<unknown>): CommerceError {
  const name = v.getDotPath(issue) ?? '';
  const isMissing = issue.received === 'undefined';
  const expected = issue.type === 'custom' ? issue.message : isMissing ? 'it to be there' : issue.expected;
  return new CommerceError(
    'integration',
    'ATTRIBUTE_INVALID',
    `${attributeOf(name)}: expected ${expected}, received ${isMissing ? 'nothing' : issue.received}`,
  );
}
