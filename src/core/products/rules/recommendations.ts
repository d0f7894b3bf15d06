/** The types of recommendation carousels [REC-012]. */
export const RECOMMENDATION_TYPES = [
  'customersAlsoBought',
  'frequentlyPurchased',
  'yourLists',
  'savedItems',
  'recentlyViewed',
  'trendingNow',
] as const;

export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** How many products to request for a carousel, in the cart area and on the cart page [REC-002, REC-015]. */
export const RECOMMENDATION_COUNTS = { carousel: 25, cart: 12, cartPage: 10 } as const;

/** Where a carousel is placed; this determines its heading. */
export const RECOMMENDATION_PLACEMENTS = ['product', 'home', 'lists', 'cart', 'addToCart'] as const;

export type RecommendationPlacement = (typeof RECOMMENDATION_PLACEMENTS)[number];

/**
 * The headings of product carousels; both spellings of 'Recommended for you' come from the specification [REC-010,
 * DEC-054].
 */
export const RECOMMENDATION_HEADINGS = {
  alsoBought: 'Customers also bought',
  recommendedForYou: 'Recommended For You',
  recommendedInCart: 'Recommended for you',
  recentlyPurchased: 'Recently Purchased',
  considerThese: 'Consider These',
  alternateChoices: 'Alternate choices',
  yourLists: 'From your lists',
  savedItems: 'Saved for later',
  recentlyViewed: 'Recently viewed',
  trendingNow: 'Trending now',
} as const;

export type RecommendationHeading = keyof typeof RECOMMENDATION_HEADINGS;

const HEADING_OF: Record<RecommendationType, RecommendationHeading> = {
  customersAlsoBought: 'alsoBought',
  frequentlyPurchased: 'recentlyPurchased',
  yourLists: 'yourLists',
  savedItems: 'savedItems',
  recentlyViewed: 'recentlyViewed',
  trendingNow: 'trendingNow',
};

/** The default heading of a carousel [REC-010, DEC-054, DEC-Q141]. */
export function recommendationHeading(
  type: RecommendationType,
  placement: RecommendationPlacement,
): RecommendationHeading {
  if (type !== 'customersAlsoBought' || placement === 'product') return HEADING_OF[type];
  return placement === 'home' || placement === 'lists' ? 'recommendedForYou' : 'recommendedInCart';
}

/**
 * The default fallback endpoint, called once if a carousel's own endpoint returned nothing twice. Only the cart area
 * has one [REC-008, DEC-053].
 */
export function recommendationFallback(type: RecommendationType, placement: RecommendationPlacement): 'at' | 'none' {
  return type === 'customersAlsoBought' && (placement === 'cart' || placement === 'addToCart') ? 'at' : 'none';
}

/** Groups of products that are bought together with products of the same kind [REC-011]. */
export type FbtGroup = 'ink' | 'paper' | 'tablet' | 'furniture';

export type FbtSchemes = Partial<Record<FbtGroup | 'default', string>>;

const FBT_PATTERNS: Record<FbtGroup, RegExp> = {
  ink: /\b(inks?|toners?|cartridges?)\b/i,
  paper: /\bpapers?\b/i,
  tablet: /\btablets?\b/i,
  furniture: /\b(furniture|chairs?|tables?|desks?|bookcases?)\b/i,
};

const FBT_GROUPS = Object.keys(FBT_PATTERNS) as FbtGroup[];

const groupOf = (baseCategory = ''): FbtGroup | undefined =>
  FBT_GROUPS.find((each) => FBT_PATTERNS[each].test(baseCategory));

/**
 * The frequently-bought-together scheme of a product, by its base category: 'Ink & Toner' maps to `fbt_ink`. A product
 * without a group gets the default scheme [REC-011, DEC-055].
 */
export function fbtScheme(baseCategory: string | undefined, schemes: FbtSchemes = {}): string {
  const group = groupOf(baseCategory) ?? 'default';
  return schemes[group] ?? `fbt_${group}`;
}

/**
 * The scheme for several products: the scheme of the first base category with a group. Without any, the page's default,
 * or undefined [REC-011, DEC-055].
 */
export function fbtSchemeOfAll(
  baseCategories: readonly (string | undefined)[],
  schemes: FbtSchemes = {},
): string | undefined {
  const grouped = baseCategories.find(groupOf);
  return grouped === undefined ? schemes.default : fbtScheme(grouped, schemes);
}
