/**
 * What a name tells about a product besides its kind, in the few letters that a picture has room for: letters, digits,
 * hyphens, fractions and ×, so that nothing needs escaping.
 */
export type Details = { caption?: string; pack?: string };

const fractions: Record<string, string> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};
const length = String.raw`\d+(?:\.\d+)?(?:[ -]\d+\/\d+)?`;
const size = new RegExp(String.raw`(${length})(?:"|”|-?w|'')?\s*x\s*(${length})`, 'i');
const pack =
  /(\d[\d,]*)\s*(?:\/|-?\s?per )\s*(?:pack|box|carton|pad|set|book|roll|dozen)|(\d+)[- ](?:pack|count|color set)/i;
const capacity = /(\d+)\s?(GB|TB|MB|mAh)\b/i;
const shelves = /(\d+)[- ](shelf|drawer|door|outlet|line|pocket|port)/i;
const model = /^(?:[A-Z]{1,4}-?)?\d{3,}[\w-]*$|^[A-Z]{2,}[\w-]*\d[\w-]*$/;

/** The longest caption, in characters. */
const CAPTION_LENGTH = 12;

export function detailsOf(name: string): Details {
  const caption = captionOf(name);
  const [, inPack, counted] = pack.exec(name) ?? [];
  const units = inPack ?? counted;
  return {
    ...(caption && caption.length <= CAPTION_LENGTH && { caption }),
    ...(units && units !== '1' && { pack: `×${units}` }),
  };
}

/** The width and the height that a name tells. */
export function sidesOf(name: string): [width: string, height: string] | undefined {
  const [, width, height] = size.exec(name) ?? [];
  return width && height ? [written(width), written(height)] : undefined;
}

function captionOf(name: string): string | undefined {
  const sides = sidesOf(name);
  if (sides) return sides.join(' × ');
  const [, amount, unit] = capacity.exec(name) ?? [];
  if (amount) return `${amount} ${unit}`;
  const [, number, part] = shelves.exec(name) ?? [];
  if (number) return `${number}-${part}`;
  return name.split(/[\s,()]+/).find((word) => model.test(word));
}

/** `8 1/2` as `8½`. */
function written(inches: string): string {
  return inches.replace(/[ -](\d+\/\d+)$/, (_, fraction) => fractions[fraction] ?? ` ${fraction}`);
}
