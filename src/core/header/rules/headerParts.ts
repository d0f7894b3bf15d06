import type { HeaderVariant } from './headerVariant';

/** The parts of a header, from top to bottom [HDR-003 to HDR-011, HDR-044]. */
export const HEADER_PARTS = [
  'top-hat',
  'welcome',
  'sales-rep',
  'utility',
  'logo',
  'search',
  'rewards',
  'budget',
  'account',
  'menu',
] as const;

export type HeaderPart = (typeof HEADER_PARTS)[number];

const PARTS: Record<HeaderVariant, readonly HeaderPart[]> = {
  full: HEADER_PARTS,
  slim: ['logo', 'search', 'budget', 'account'],
  'logo-only': ['logo'],
  tpv: ['welcome', 'logo', 'account'],
};

/**
 * The parts of a header variant. If the page lists the parts that it wants, only those of them that the variant has
 * [HDR-001].
 */
export function headerParts(variant: HeaderVariant, wanted?: readonly string[]): readonly HeaderPart[] {
  return wanted ? PARTS[variant].filter((part) => wanted.includes(part)) : PARTS[variant];
}
