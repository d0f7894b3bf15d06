import { safeUrl } from '../../platform/rules/safeUrl';

/** One customization option of a product: its name and its values. */
export type CustomOption = { name: string; values: string[] };

/** The chosen values by option name. */
export type CustomChoice = Readonly<Record<string, string>>;

const chosenValue = ({ name, values }: CustomOption, chosen: CustomChoice) =>
  values.find((value) => value === chosen[name]);

/** The options without a chosen value. */
export function openOptions(options: readonly CustomOption[], chosen: CustomChoice): CustomOption[] {
  return options.filter((option) => chosenValue(option, chosen) === undefined);
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
  const pairs = options.flatMap((option) => {
    const value = chosenValue(option, chosen);
    return value === undefined ? [] : [`${encodeURIComponent(option.name)}=${encodeURIComponent(value)}`];
  });
  const safe = safeUrl(url);
  if (safe === undefined || pairs.length === 0) return safe;
  const separator = /^[^#]*\?/.test(safe) ? '&' : '?';
  return safe.replace(/#|$/, (hash) => separator + pairs.join('&') + hash);
}
