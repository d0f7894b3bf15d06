import { safeUrl } from '../../platform/rules/safeUrl';

/** One thing that can be chosen of a product: its name and its values. */
export type CustomOption = { name: string; values: string[] };

/** What was chosen, by the name of the option. */
export type CustomChoice = Readonly<Record<string, string>>;

/** The options of which nothing is chosen yet. */
export function openOptions(options: readonly CustomOption[], chosen: CustomChoice): CustomOption[] {
  return options.filter(({ name, values }) => !values.includes(chosen[name] ?? ''));
}

/**
 * The address of the page on which a product is made to order, with what was chosen in its query: `/design?colour=Red`.
 * Undefined for an address that leads nowhere or somewhere it should not [TILE-015].
 */
export function customizeUrl(
  url: string | undefined,
  options: readonly CustomOption[],
  chosen: CustomChoice,
): string | undefined {
  const safe = safeUrl(url);
  if (safe === undefined) return undefined;
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(safe) ?? [];
  const pairs = options
    .filter(({ name, values }) => values.includes(chosen[name] ?? ''))
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(chosen[name] ?? '')}`);
  const search = [...(query ? [query] : []), ...pairs].join('&');
  return path + (search && `?${search}`) + hash;
}
