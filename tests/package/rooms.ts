/** A room of the house: what stands below it, and the packages that its files may name. */
export type Room = {
  name: string;
  /** The first group of the path, when there is one, is `$1` of the name. */
  path: RegExp;
  below: RegExp[];
  packages: string[];
  /** What only some files of the room may name beside. */
  alone?: { path: RegExp; packages: string[]; below?: RegExp[] };
};

/**
 * The subjects, and which others each may import from, on every floor that has them: contract, rules, client, hooks and
 * widgets. All may import from `platform`, which imports from none. There is no circle among them.
 */
const subjects: Record<string, readonly string[]> = {
  platform: [],
  analytics: [],
  cart: [],
  saved: ['cart'],
  stores: ['cart'],
  checkout: ['cart'],
  payment: ['cart', 'checkout'],
  account: ['checkout'],
  approvals: ['account', 'cart'],
  header: ['account'],
  products: ['cart', 'checkout', 'saved', 'stores'],
  lists: ['account', 'cart', 'products', 'saved'],
  content: ['cart', 'header', 'products'],
};

/**
 * The subjects that only the widgets of a subject import from besides: one screen shows several. Widgets do not import each
 * other, so that no circle can come of it.
 */
const onScreen: Record<string, readonly string[]> = {
  account: ['content'],
  cart: ['account', 'checkout', 'payment', 'products', 'saved', 'stores'],
  checkout: ['content'],
  products: ['content', 'lists'],
  stores: ['products'],
};

/** The kinds of parts in ui, and which others each may import from. A part takes its types from the rules of any subject. */
const kinds: Record<string, readonly string[]> = {
  rendering: [],
  controls: ['rendering'],
  feedback: ['controls', 'rendering'],
  overlays: ['controls', 'feedback', 'rendering'],
  navigation: ['controls', 'overlays', 'rendering'],
  product: ['controls', 'feedback', 'overlays', 'rendering'],
};

/** The only files that import from more subjects than their own may. */
const exceptions: Record<string, readonly string[]> = {
  // a page configures all subjects in one object: it has the types of their settings, and nothing else of them
  'src/core/platform/client/settings.ts': ['cart', 'checkout', 'header', 'products'],
};

const subject = `(?:${Object.keys(subjects).join('|')})`;
const kind = `(?:${Object.keys(kinds).join('|')})`;
const inCore = (floor: string, whose = subject) => new RegExp(`^src/core/${whose}/${floor}/`);

/** Valibot, for careless pages. */
const schema = /^src\/schema\.ts$/;
const contract = inCore('contract');
const rules = inCore('rules');
const events = /^src\/core\/events\//;
const client = inCore('client');
/** The tables of calls, one for each subject. */
const endpoints = /\/client\/(\w+E|e)ndpoints\.ts$/;
/** All tables in one. */
const allEndpoints = /^src\/core\/endpoints\.ts$/;
/** A shop on a page, by its type: it has the platform and the cart, which all other subjects share. */
const storefront = /^src\/core\/storefront\.ts$/;
/** Puts a shop together. */
const createStorefront = /^src\/core\/createStorefront\.ts$/;
const core = /^src\/core\//;
const hooks = new RegExp(`^src/hooks/${subject}/`);
const ui = new RegExp(`^src/ui/${kind}/`);
/** Where the sheets of everything inside a shadow root go: who makes the root has to say. */
const styleRoot = /^src\/ui\/rendering\/StyleRoot\.tsx$/;
/** The page's half of the card frame; the other half is a document of another origin. */
const cardFrame = /^src\/cardFrame\/host\.ts$/;
/** The ways in which vendors of payments come into the page. */
const vendors = /^src\/vendors\//;
const attributes = /^src\/attributes\//;
/** Words in other languages; their types are the English words, which stand with whoever says them. */
const languages = /^src\/languages\//;
const words = /^src\/(widgets\/\w+\/\w+\/(messages|badgeMessages|quantityMessages|form)|cardFrame\/texts)\.ts$/;
const widgetEntry = new RegExp(`^src/widgets/${subject}/\\w+/index\\.tsx?$`);

/** Who stands on whom. Arrows point down only; within a room everybody may know everybody whose subject they may know. */
export const rooms: Room[] = [
  { name: 'schema', path: schema, below: [], packages: ['valibot'] },
  { name: 'core/contract', path: contract, below: [schema], packages: [] },
  { name: 'core/rules', path: rules, below: [], packages: [] },
  { name: 'core/events', path: events, below: [rules], packages: [] },
  {
    name: 'core/client',
    path: inCore('client', '(?:platform|cart)'),
    below: [schema, contract, rules, events],
    packages: [],
    alone: { path: /^src\/core\/platform\/client\/settings\.ts$/, packages: [], below: [allEndpoints] },
  },
  { name: 'core/client', path: client, below: [schema, contract, rules, events, storefront], packages: [] },
  { name: 'core/endpoints', path: allEndpoints, below: [endpoints], packages: [] },
  {
    name: 'core/storefront',
    path: storefront,
    below: [inCore('(?:rules|client)', '(?:platform|cart)'), events],
    packages: [],
  },
  { name: 'core/createStorefront', path: createStorefront, below: [rules, events, client, storefront], packages: [] },
  { name: 'core', path: /^src\/core\/index\.ts$/, below: [core], packages: [] },
  { name: 'cardFrame', path: /^src\/cardFrame\//, below: [rules], packages: [] },
  { name: 'vendors', path: vendors, below: [rules], packages: [] },
  {
    name: 'hooks',
    path: hooks,
    below: [rules, events, client, storefront, cardFrame, vendors],
    packages: ['react', '@tanstack/react-query'],
    alone: { path: /\/StorefrontProvider\.tsx$/, packages: [], below: [createStorefront] },
  },
  { name: 'languages', path: languages, below: [rules, hooks, words], packages: [] },
  { name: 'attributes', path: attributes, below: [schema], packages: [] },
  {
    name: 'ui',
    path: ui,
    below: [rules],
    packages: ['react'],
    alone: { path: /\/purify\.ts$/, packages: ['dompurify'] },
  },
  {
    name: 'widgets/$1',
    path: new RegExp(`^src/widgets/${subject}/([^/]+)/`),
    below: [hooks, ui, rules, events, cardFrame],
    packages: ['react'],
    alone: { path: /\/attributes\.ts$/, packages: [], below: [schema, attributes] },
  },
  {
    name: 'loader',
    path: /^loader\//,
    below: [schema, core, hooks, languages, widgetEntry, styleRoot],
    packages: ['react', 'react-dom', '@tanstack/react-query'],
  },
  { name: 'src/index.ts', path: /^src\/index\.ts$/, below: [core, hooks, widgetEntry, cardFrame], packages: [] },
];

/** The room of a file under its full name, as `widgets/MiniCart`. */
export function roomOf(file: string): Room | undefined {
  for (const room of rooms) {
    const found = room.path.exec(file);
    if (found) return { ...room, name: room.name.replace('$1', found[1] ?? '') };
  }
  return undefined;
}

/** The subject or the kind of ui that may not know another one, in a sentence; undefined where the two may know each other. */
export function strangers(file: string, target: string): string | undefined {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (!from || !to || from.name === to.name || from.isUi !== to.isUi) return undefined;
  const known = from.isUi
    ? kinds[from.name]
    : ['platform', ...(subjects[from.name] ?? []), ...(from.isWidget ? (onScreen[from.name] ?? []) : [])];
  return [...(known ?? []), ...(exceptions[file] ?? [])].includes(to.name)
    ? undefined
    : `${from.name} does not know ${to.name}`;
}

function placeOf(file: string): { name: string; isUi: boolean; isWidget: boolean } | undefined {
  const [, floor, name] = /^src\/(core|hooks|ui|widgets)\/(\w+)\//.exec(file) ?? [];
  const isUi = floor === 'ui';
  return name && name in (isUi ? kinds : subjects) ? { name, isUi, isWidget: floor === 'widgets' } : undefined;
}

/** Tests, stories and type declarations of a room may know whom they like. */
export function isFree(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\.d\.ts$/.test(file) || /^(tests|stories|examples)\//.test(file);
}
