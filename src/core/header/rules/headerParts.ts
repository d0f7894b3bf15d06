import type { HeaderVariant } from './headerVariant';

/** What a header may be made of, from top to bottom [HDR-003 to HDR-011, HDR-044]. */
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

/** The parts of a header; of those that a page asks for, the ones its variant has [HDR-001]. */
export function headerParts(variant: HeaderVariant, wanted?: readonly string[]): readonly HeaderPart[] {
  return wanted ? PARTS[variant].filter((part) => wanted.includes(part)) : PARTS[variant];
}
