import { CommerceError, type CommerceErrorCodes } from '../src/core/platform/rules/commerceError';
import * as v from '../src/schema';
import type { Entry } from './entry';

/** Reads a JSON script. Throws CommerceError `integration` with that code when it does not contain an object. */
export function readJson(script: Element, code: CommerceErrorCodes['integration']): Record<string, unknown> {
  let why = '';
  try {
    const parsed: unknown = JSON.parse(script.textContent ?? '');
    if (parsed instanceof Object && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch (error) {
    why = `: ${(error as Error).message}`;
  }
  throw new CommerceError('integration', code, `expected a JSON object in its script${why}`);
}

/** Long values are in a JSON child: `<script type="application/json">{"items": […]}</script>`. */
function fromJsonChild(element: Element): Record<string, unknown> {
  const child = element.querySelector(':scope > script[type="application/json"]');
  return child ? readJson(child, 'ATTRIBUTE_INVALID') : {};
}

/** Values that the customer has typed into the fallback HTML take precedence over those that the server wrote. */
function fromInputs(element: Element): Record<string, string> {
  const typed = [...element.querySelectorAll<HTMLInputElement>('input[name]')].filter(
    (input) => input.value !== input.defaultValue,
  );
  return Object.fromEntries(typed.map((input) => [input.name, input.value]));
}

/**
 * Reads a widget's props from its element: typed values first, then the JSON child, then `data-` attributes. Throws
 * CommerceError `integration`, for which `explain` in problems.ts writes the message.
 */
export function readProps(
  element: HTMLElement,
  { attributes, props }: Pick<Entry, 'attributes' | 'props'>,
): Record<string, unknown> {
  const input = { ...element.dataset, ...fromJsonChild(element), ...fromInputs(element) };
  const parsed = v.safeParse(attributes, input);
  if (parsed.success)
    return Object.fromEntries(
      Object.entries(parsed.output as object).map(([name, value]) => [props?.[name] ?? name, value]),
    );
  const [cause] = parsed.issues;
  throw new CommerceError('integration', 'ATTRIBUTE_INVALID', `${v.getDotPath(cause)} is wrong`, { cause });
}
