/** A layer of the architecture: the layers below it, and the packages that its files may import. */
export type Room = {
  name: string;
  /** The first group of the path, if any, is `$1` of the name. */
  path: RegExp;
  below: RegExp[];
  packages: string[];
  /** Additional imports that only some files of the layer may use. */
  alone?: { path: RegExp; packages: string[]; below?: RegExp[] };
};

/**
 * The subjects, and which others each may import from, in every layer that has them: contract, rules, client, hooks and
 * widgets. All may import from `platform`, which imports from none. There is no cycle among them.
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
 * Additional subjects that only the widgets of a subject may import from, because one screen displays several. This
 * adds no cycle, because widgets do not import each other.
 */
const onScreen: Record<string, readonly string[]> = {
  account: ['content'],
  cart: ['account', 'checkout', 'content', 'payment', 'products', 'saved', 'stores'],
  checkout: ['content'],
  products: ['content', 'lists'],
  stores: ['content', 'products'],
};

/**
 * The kinds of components in ui, and which others each may import from. A component may import types from the rules of
 * any subject.
 */
const kinds: Record<string, readonly string[]> = {
  rendering: [],
  controls: ['rendering'],
  feedback: ['controls', 'rendering'],
  overlays: ['controls', 'feedback', 'rendering'],
  navigation: ['controls', 'overlays', 'rendering'],
  product: ['controls', 'feedback', 'overlays', 'rendering'],
};

/** The only files that may import from more subjects than their own may. */
const exceptions: Record<string, readonly string[]> = {
  // a page configures all subjects in one object: this file imports the types of their settings, and nothing else
  'src/core/platform/client/settings.ts': ['account', 'cart', 'checkout', 'header', 'products'],
};

const subject = `(?:${Object.keys(subjects).join('|')})`;
const kind = `(?:${Object.keys(kinds).join('|')})`;
const inCore = (floor: string, whose = subject) => new RegExp(`^src/core/${whose}/${floor}/`);

/** Valibot, for pages that validate their configuration. */
const schema = /^src\/schema\.ts$/;
const contract = inCore('contract');
const rules = inCore('rules');
const events = /^src\/core\/events\//;
const client = inCore('client');
/** The endpoint tables, one for each subject. */
const endpoints = /\/client\/(\w+E|e)ndpoints\.ts$/;
/** The combined endpoint table. */
const allEndpoints = /^src\/core\/endpoints\.ts$/;
/** The type of a shop on a page: the platform and the cart, which all other subjects share. */
const storefront = /^src\/core\/storefront\.ts$/;
/** Assembles a shop. */
const createStorefront = /^src\/core\/createStorefront\.ts$/;
const core = /^src\/core\//;
const hooks = new RegExp(`^src/hooks/${subject}/`);
const ui = new RegExp(`^src/ui/${kind}/`);
/** Components whose types are part of the props of widgets. */
const propsOfWidgets = /^src\/ui\/(rendering\/Widget|controls\/Button|product\/TileCard)\.tsx$/;
/** What the creator of a shadow root needs: the root for the sheets inside, and the focus that moves into it. */
const shadowRoot = /^src\/ui\/rendering\/(StyleRoot\.tsx|moveFocus\.ts)$/;
/** The page's half of the card frame. The other half is a document of another origin. */
const cardFrame = /^src\/cardFrame\/host\.ts$/;
/** The one hook of ui: each picture is on the shop's origin, which no parent needs to know. */
const pictureUrl = /^src\/hooks\/platform\/usePictureUrl\.ts$/;
/** The modules that open payment vendors from the page. */
const vendors = /^src\/vendors\//;
const attributes = /^src\/attributes\//;
/** Translations. Their types are the English messages, which are beside the code that uses them. */
const languages = /^src\/languages\//;
const messageFiles =
  /^src\/(widgets\/\w+\/\w+\/(messages|badgeMessages|substituteMessages|form)|cardFrame\/texts)\.ts$/;
/** The component of a widget, and its HTML contract for the script tag. */
const widgetEntry = new RegExp(`^src/widgets/${subject}/(\\w+)/\\1\\.tsx$`);
const widgetAttributes = new RegExp(`^src/widgets/${subject}/\\w+/attributes\\.ts$`);

/**
 * The layers and their dependencies. Imports point downwards only. Within a layer, files may import each other if their
 * subjects may.
 */
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
    alone: {
      path: /\/(settings|cartExtras|modifyOrder|requestShop)\.ts$/,
      packages: [],
      below: [allEndpoints, storefront],
    },
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
  { name: 'core', path: /^src\/core\/(\w+\/)?index\.ts$/, below: [core, schema], packages: [] },
  { name: 'cardFrame', path: /^src\/cardFrame\//, below: [rules], packages: [] },
  { name: 'vendors', path: vendors, below: [rules], packages: [] },
  {
    name: 'hooks',
    path: hooks,
    below: [rules, events, client, storefront, cardFrame, vendors],
    packages: ['react', '@tanstack/react-query'],
    alone: { path: /\/StorefrontProvider\.tsx$/, packages: [], below: [createStorefront] },
  },
  { name: 'languages', path: languages, below: [rules, hooks, messageFiles], packages: [] },
  { name: 'attributes', path: attributes, below: [schema], packages: [] },
  {
    name: 'ui',
    path: ui,
    below: [rules, pictureUrl],
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
    below: [schema, core, hooks, languages, widgetEntry, widgetAttributes, shadowRoot],
    packages: ['react', 'react-dom', '@tanstack/react-query'],
  },
  {
    name: 'src/index.ts',
    path: /^src\/index\.ts$/,
    below: [core, hooks, propsOfWidgets, widgetEntry, cardFrame],
    packages: [],
  },
];

/** The layer of a file, by its full name such as `widgets/MiniCart`. */
export function roomOf(file: string): Room | undefined {
  for (const room of rooms) {
    const found = room.path.exec(file);
    if (found) return { ...room, name: room.name.replace('$1', found[1] ?? '') };
  }
  return undefined;
}

/** A sentence about the subject or kind of ui that may not import the other; undefined when it may. */
export function subjectFault(file: string, target: string): string | undefined {
  const [from, to] = [subjectOf(file), subjectOf(target)];
  if (!from || !to || from.name === to.name || from.isUi !== to.isUi) return undefined;
  const known = from.isUi
    ? kinds[from.name]
    : ['platform', ...(subjects[from.name] ?? []), ...(from.isWidget ? (onScreen[from.name] ?? []) : [])];
  return [...(known ?? []), ...(exceptions[file] ?? [])].includes(to.name)
    ? undefined
    : `${from.name} may not import from ${to.name}`;
}

function subjectOf(file: string): { name: string; isUi: boolean; isWidget: boolean } | undefined {
  const [, floor, name] = /^src\/(core|hooks|ui|widgets)\/(\w+)\//.exec(file) ?? [];
  const isUi = floor === 'ui';
  return name && name in (isUi ? kinds : subjects) ? { name, isUi, isWidget: floor === 'widgets' } : undefined;
}

/** Tests, stories and type declarations of a layer may import anything. */
export function isFree(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\.d\.ts$/.test(file) || /^(tests|stories|examples)\//.test(file);
}
