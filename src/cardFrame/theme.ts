import type { Slot } from './slots';

/** The theme values that a page can set. All other styles are fixed in the frame. */
export const THEME_NAMES = ['ink', 'surface', 'line', 'accent', 'danger', 'quiet', 'radius', 'font'] as const;

/** Colours, lengths and font names; rejects anything that could load a resource or escape the property. */
const VALUE =
  /^(#[\da-f]{3,8}|(rgb|hsl|oklch)a?\([\d\s.,%/-]{1,60}\)|[\d.]{1,6}(px|rem|em|%)?|[a-z][a-z\s,'"-]{0,100})$/i;

export const themeSlot: Slot<string> = (value): value is string =>
  typeof value === 'string' && VALUE.test(value) && (value.match(/\d/g)?.length ?? 0) <= 12;

export type CardFrameTheme = Partial<Record<(typeof THEME_NAMES)[number], string>>;
