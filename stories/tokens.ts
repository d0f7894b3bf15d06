/** A custom property of the page that the widgets use: `--quire-…`, and its fallback. */
export type Token = { name: string; fallback: string; meaning: string };

/** The meaning of each token. The tests fail for a token that no sheet uses, and for one that is missing here. */
const MEANINGS: Record<string, string> = {
  'color-accent': 'Interactive elements: buttons, links, the focus ring',
  'color-accent-strong': 'The same elements on hover',
  'color-on-accent': 'Text on the accent colour',
  'color-text': 'Text',
  'color-muted': 'Secondary text',
  'color-surface': 'Background',
  'color-sunken': 'Background of notices, pictures and disabled controls',
  'color-line': 'Borders and dividers; no control relies on them alone',
  'color-good': 'Text and icons for success',
  'color-bad': 'Text and icons for errors',
  'color-bad-surface': 'Background of error messages',
  'color-highlight': 'Background of a highlighted cart line',
  'color-toast': 'Background of a toast',
  'color-toast-bad': 'Background of an error toast',
  'color-on-toast': 'Text on both toasts',
  'color-banner': 'Background of the banner above the header',
  'color-on-banner': 'Text on that banner',
  'font-family': 'Font family',
  'font-size': 'Base font size, in px or rem; the default is the customer’s browser setting',
  'title-size': 'Font size of the title of a whole page: cart, lists and approvals',
  space: 'Gap between the icon and the label of a button',
  radius: 'Corner radius',
  motion: 'Duration of animations; 1 ms if the customer prefers reduced motion',
  'tile-padding': 'Padding of a tile; half of it in a small tile',
  'tile-border': 'Border of a tile',
  'carousel-item': 'Width of one product in a carousel',
  'recs-carousel-height': 'Minimum height of a recommendations carousel, reserved while it loads',
  'header-width': 'Maximum width of the content of header and footer',
  'z-main-menu': 'z-index of the header’s menus',
  'z-submenu': 'z-index of a submenu',
  'z-top-hat': 'z-index of the banner above the header',
  'z-loading-mask': 'z-index of the loading mask',
  'z-toast': 'z-index of a toast in browsers without popovers',
};

/**
 * The tokens that sheets use, in the order of their meanings. A fallback that is a property of the sheets' own is given
 * by its value. Throws when two sheets have different fallbacks for one.
 */
export function tokensOf(sheets: readonly string[]): Token[] {
  const internal = new Map(
    sheets.flatMap((sheet) => [...sheet.matchAll(INTERNAL)].map(([, name, value]) => [name, value])),
  );
  const fallbacks = new Map<string, string>();
  for (const [, name = '', written = ''] of sheets.flatMap((sheet) => [...sheet.matchAll(VAR_WITH_FALLBACK)])) {
    const fallback = written.replace(/var\((--_[\w-]+)\)/g, (whole, property) => internal.get(property) ?? whole);
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

/** `--_name: value;`, a property that the sheets keep to themselves. */
const INTERNAL = /(--_[\w-]+):\s*([^;]+);/g;

/**
 * The parts that a page's sheet can style beyond tokens: `[data-quire]::part(button)`. In a React app each is an
 * attribute, `[part~=button]`.
 */
export const PARTS: Record<string, string> = {
  button: 'A button, or a link that looks like one',
  primary: 'The main action of a widget',
  secondary: 'A secondary action',
  plain: 'A text-only button',
  input: 'A text field or a select',
  form: 'The fields of a drawer or a panel, with the buttons that submit them',
  title: 'The title of a drawer or a carousel',
  drawer: 'The panel of a drawer or an overlay',
  toast: 'A toast',
  notice: 'A message inside the page',
  tile: 'A product’s tile',
  price: 'A price, with the previous price if there is one',
};
