import { safeUrl } from '../../platform/rules/safeUrl';

/** One customization option of a product: its name and its values. */
export type CustomOption = { name: string; values: string[] };

/** The chosen values by option name. */
export type CustomChoice = Readonly<Record<string, string>>;

/** The options without a chosen value. */
export function openOptions(options: readonly CustomOption[], chosen: CustomChoice): CustomOption[] {
  return options.filter(({ name, values }) => !values.includes(chosen[name] ?? ''));
}

/**
 * The URL of the customization page, with the chosen values in its query: `/design?colour=Red`. Undefined for a missing
 * or unsafe URL [TILE-015].
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
