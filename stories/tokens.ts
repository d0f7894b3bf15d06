/** A custom property of the page that the widgets use: `--quire-…`, and its fallback. */
export type Token = { name: string; fallback: string; meaning: string };

/** The meaning of each token. The tests fail for a token that no sheet uses, and for one that is missing here. */
const MEANINGS: Record<string, string> = {
  'color-accent': 'What can be pressed: buttons, links, the ring of the focus',
  'color-accent-strong': 'The same under the pointer',
  'color-on-accent': 'Words on the accent',
  'color-text': 'Words',
  'color-muted': 'Words that matter less',
  'color-surface': 'What words stand on',
  'color-sunken': 'A surface that lies deeper: notices, pictures, what is switched off',
  'color-line': 'Lines between things; no control is known by them alone',
  'color-good': 'Words and marks of what went well',
  'color-bad': 'Words and marks of what did not',
  'color-bad-surface': 'What a failure is written on',
  'color-highlight': 'A line of the cart that the page points at',
  'color-toast': 'A toast',
  'color-toast-bad': 'A toast that tells of a failure',
  'color-on-toast': 'Words on either toast',
  'font-family': 'Letters',
  'font-size': 'The size that all others go by, in px or rem; the customer’s own, unless told',
  space: 'Between the picture and the word of a button',
  radius: 'Corners',
  motion: 'How long something moves; 1 ms for who wants no motion',
  'tile-padding': 'Inside a tile; half as much in a small one',
  'tile-border': 'The line around a tile',
  'carousel-item': 'The width of one product in a row',
  'recs-carousel-height': 'The room that is kept for a row of recommendations',
  'header-width': 'The widest that header and footer become',
  'z-main-menu': 'The layer of the header’s menus',
  'z-submenu': 'The layer of a menu inside the menu',
  'z-top-hat': 'The layer of the banner above the header',
  'z-loading-mask': 'The layer of the mask over a page that is busy',
  'z-toast': 'The layer of a toast in browsers without popovers',
};

/**
 * The tokens that sheets use, in the order of their meanings. Throws when two sheets have different fallbacks for one.
 */
export function tokensOf(sheets: readonly string[]): Token[] {
  const fallbacks = new Map<string, string>();
  for (const [, name = '', fallback = ''] of sheets.flatMap((sheet) => [...sheet.matchAll(VAR_WITH_FALLBACK)])) {
    const known = fallbacks.get(name) ?? fallback;
    if (known !== fallback) throw new Error(`--quire-${name} falls back to ${known} here and to ${fallback} there`);
    fallbacks.set(name, fallback);
  }
  const order = Object.keys(MEANINGS);
  return [...fallbacks]
    .map(([name, fallback]) => ({ name: `--quire-${name}`, fallback, meaning: MEANINGS[name] ?? '' }))
    .toSorted((a, b) => order.indexOf(a.name.slice(8)) - order.indexOf(b.name.slice(8)));
}

/** The documented tokens that no sheet uses. */
export function idleTokens(tokens: readonly Token[]): string[] {
  const used = tokens.map(({ name }) => name);
  return Object.keys(MEANINGS)
    .map((name) => `--quire-${name}`)
    .filter((name) => !used.includes(name));
}

/** `var(--quire-name, fallback)`, where the fallback may contain brackets. */
const VAR_WITH_FALLBACK = /var\(--quire-([\w-]+),\s*((?:[^()]|\([^()]*\))*)\)/g;

/**
 * The parts that a page's sheet can style beyond tokens: `[data-quire]::part(button)`. In a React app each is an
 * attribute, `[part~=button]`.
 */
export const PARTS: Record<string, string> = {
  button: 'A button, or a link that looks like one',
  primary: 'A button that does what the widget is there for',
  secondary: 'A button beside it',
  plain: 'A button that is only words',
  input: 'A field, a choice',
  title: 'The title of a drawer, of a row of products',
  drawer: 'The sheet of a drawer or an overlay',
  toast: 'A toast',
  notice: 'What a widget has to say in the page',
  tile: 'A product’s tile',
  price: 'A price, with the one it had before',
};
