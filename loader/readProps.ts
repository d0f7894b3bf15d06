import * as v from 'valibot';
import { CommerceError } from '../src/core/rules/commerceError';
import type { Entry } from './entry';
import { further } from './furtherFile';

const invalid = (message: string) => new CommerceError('integration', 'ATTRIBUTE_INVALID', message);

/** Long values stand in a JSON child: `<script type="application/json">{"items": […]}</script>`. */
function fromJsonChild(element: Element): Record<string, unknown> {
  const child = element.querySelector(':scope > script[type="application/json"]');
  if (!child) return {};
  try {
    const values: unknown = JSON.parse(child.textContent ?? '');
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return values as Record<string, unknown>;
  } catch {
    // said below, with what was expected
  }
  throw invalid('script[type="application/json"]: expected a JSON object');
}

/** What the customer has typed into the server's HTML counts more than what the server wrote there. */
function fromInputs(element: Element): Record<string, string> {
  const typed = [...element.querySelectorAll<HTMLInputElement>('input[name]')].filter(
    (input) => input.value !== input.defaultValue,
  );
  return Object.fromEntries(typed.map((input) => [input.name, input.value]));
}

/**
 * The props that an element gives its widget.
 * Rejects with CommerceError `integration` that names the first attribute that is wrong, what was expected and what stands there;
 * its name alone where the words for that do not come.
 */
export async function readProps(
  element: HTMLElement,
  { attributes }: Pick<Entry, 'attributes'>,
): Promise<Record<string, unknown>> {
  const given = { ...element.dataset, ...fromJsonChild(element), ...fromInputs(element) };
  const parsed = v.safeParse(attributes, given);
  if (parsed.success) return parsed.output as Record<string, unknown>;
  const [issue] = parsed.issues;
  throw await further().then(
    ({ wrongAttribute }) => wrongAttribute(issue),
    () => invalid(`${issue.path?.[0].key} is wrong`),
  );
}
