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

/** Valibot, for careless pages. */
const schema = /^src\/schema\.ts$/;
const contract = /^src\/core\/contract\//;
const rules = /^src\/core\/rules\//;
const events = /^src\/core\/events\//;
const client = /^src\/core\/client\//;
const core = /^src\/core\//;
const hooks = /^src\/hooks\//;
const ui = /^src\/ui\//;
/** Where the sheets of everything inside a shadow root go: who makes the root has to say. */
const styleRoot = /^src\/ui\/StyleRoot\.tsx$/;
/** The page's half of the card frame; the other half is a document of another origin. */
const cardFrame = /^src\/cardFrame\/host\.ts$/;
/** The ways in which vendors of payments come into the page. */
const vendors = /^src\/vendors\//;
const attributes = /^src\/attributes\//;
/** Words in other languages; their types are the English words, which stand with whoever says them. */
const languages = /^src\/languages\//;
const words = /^src\/(widgets\/\w+\/(messages|badgeMessages|quantityMessages|form)|cardFrame\/texts)\.ts$/;
const widgetEntry = /^src\/widgets\/[^/]+\/index\.tsx?$/;

/** Who stands on whom. Arrows point down only; within a room everybody may know everybody. */
export const rooms: Room[] = [
  { name: 'schema', path: schema, below: [], packages: ['valibot'] },
  { name: 'core/contract', path: contract, below: [schema], packages: [] },
  { name: 'core/rules', path: rules, below: [], packages: [] },
  { name: 'core/events', path: events, below: [rules], packages: [] },
  { name: 'core/client', path: client, below: [schema, contract, rules, events], packages: [] },
  { name: 'core', path: /^src\/core\/index\.ts$/, below: [core], packages: [] },
  { name: 'cardFrame', path: /^src\/cardFrame\//, below: [rules], packages: [] },
  { name: 'vendors', path: vendors, below: [rules], packages: [] },
  {
    name: 'hooks',
    path: hooks,
    below: [rules, events, client, cardFrame, vendors],
    packages: ['react', '@tanstack/react-query'],
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
    path: /^src\/widgets\/([^/]+)\//,
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

/** Tests, stories and type declarations of a room may know whom they like. */
export function isFree(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\.d\.ts$/.test(file) || /^(tests|stories|examples)\//.test(file);
}
