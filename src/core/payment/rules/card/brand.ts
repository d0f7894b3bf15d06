/** The supported card brands; the store card is the shop's own. */
export type CardBrand = 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'DISCOVER' | 'STORE_CARD';

/** A range of prefixes from `from` to `to`, both of the same length. A range without a brand is not accepted. */
export type BrandRange = { from: string; to: string; brand?: CardBrand };

const prefix = (from: string, brand?: CardBrand, to = from): BrandRange => ({ from, to, ...(brand && { brand }) });

/**
 * The prefix ranges of the brands. The longest matching prefix wins, so 60111 is the store card and not Discover
 * [PAY-CARD-007, PAY-CARD-008, PAY-CARD-009, PAY-CARD-010, PAY-CARD-011].
 */
export const BRAND_RANGES: readonly BrandRange[] = [
  prefix('51', 'MASTER_CARD', '55'),
  prefix('36', 'MASTER_CARD'),
  prefix('2', 'MASTER_CARD'),
  prefix('4', 'VISA'),
  prefix('453094'),
  prefix('34', 'AMERICAN_EXPRESS'),
  prefix('37', 'AMERICAN_EXPRESS'),
  prefix('7972', 'STORE_CARD'),
  prefix('6035', 'STORE_CARD'),
  prefix('60111', 'STORE_CARD'),
  prefix('6011', 'DISCOVER'),
  prefix('622126', 'DISCOVER', '622925'),
  prefix('644', 'DISCOVER', '649'),
  prefix('65', 'DISCOVER'),
];

const holds = ({ from, to }: BrandRange, digits: string) => {
  const start = digits.slice(0, from.length);
  return from <= start && start <= to;
};

/** The brand of a card number, determined by at most its first six digits; undefined for an unsupported card. */
export function brandOf(digits: string, ranges = BRAND_RANGES): CardBrand | undefined {
  const found = ranges.filter((range) => holds(range, digits)).sort((a, b) => b.from.length - a.from.length);
  return found[0]?.brand;
}

/** The brands that are still possible for a partly typed number; only one remains once the brand is certain. */
export function possibleBrands(digits: string, ranges = BRAND_RANGES): CardBrand[] {
  const settled = brandOf(digits, ranges);
  const open = ranges.filter(({ from, to }) => {
    if (digits.length >= from.length) return false;
    return from.slice(0, digits.length) <= digits && digits <= to;
  });
  return [...new Set([settled, ...open.map(({ brand }) => brand)].filter((brand) => brand !== undefined))];
}

/** The shop's spelling of a brand: any name that contains "master" is MASTER_CARD [PAY-CARD-012]. */
export function normalBrand(name: string): string {
  return /master/i.test(name) ? 'MASTER_CARD' : name;
}
