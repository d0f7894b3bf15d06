import { readdirSync } from 'node:fs';

/** The entries of the build: the runtime, which is on every page, and one for each surface of the shop. */
export const inputs = {
  runtime: 'loader/runtime.tsx',
  ...Object.fromEntries(
    readdirSync('loader/surfaces').map((file) => [file.replace('.ts', ''), `loader/surfaces/${file}`]),
  ),
};

/**
 * The files for modules that several surfaces use. A module goes to the first file whose list contains all its
 * surfaces, otherwise to `shared`, which nearly every page needs. Rollup itself would create a file for each
 * combination of surfaces.
 */
const COMMON = {
  // the drawer of the payment step opens on pages that have the step
  checkout: ['checkout', 'payment'],
  // alternatives to a sold-out item are rows like the other products that the drawer offers
  drawers: ['drawers', 'overlays'],
  header: ['header', 'content', 'account'],
  // HTML to sanitize, and what sends a form
  content: ['content', 'purify', 'account', 'overlays'],
  lists: ['lists', 'business'],
  products: ['products', 'business', 'content', 'lists', 'overlays', 'stores'],
  shopping: ['account', 'business', 'cart', 'content', 'drawers', 'lists', 'overlays', 'products', 'stores'],
};

/** Modules that a page loads on demand, and the chunk of each. The mini cart opens with the file of the drawers. */
const ON_DEMAND = [
  // of a shop with a wallet, after a cart was fetched
  [/\/payment\/client\/paymentAuth\.ts$/, 'shared'],
  [/\/loader\/(commands|rerender|problems)\.ts$/, 'tools'],
  [/\/ui\/rendering\/purify\.ts$/, 'purify'],
  [/\/MiniCartPanel\.tsx$/, 'drawers'],
  // a page whose cart has sold-out items has their overlay too
  [/\/(Alternatives|Substitute)\.tsx$/, 'overlays'],
  [/\/PaymentTabs\/AddressDrawer\.tsx$/, 'payment'],
  [/\/src\/languages\/([\w-]+)\/index\.ts$/, 'messages-$1'],
];

/** The file of a module, derived from the entries that import it. */
export function chunkOf(id, { getModuleInfo }) {
  const users = [...new Set(entriesOf(id, getModuleInfo).map(chunkOfEntry))];
  if (users.includes('runtime')) return 'runtime';
  if (users.length === 1) return users[0];
  return Object.keys(COMMON).find((file) => users.every((user) => COMMON[file].includes(user))) ?? 'shared';
}

function chunkOfEntry(id) {
  const demanded = ON_DEMAND.find(([path]) => path.test(id));
  if (demanded) return demanded[0].exec(id)[0].replace(...demanded);
  const name = Object.keys(inputs).find((each) => id.endsWith(`/${inputs[each]}`));
  if (name) return name;
  throw new Error(`${id} is imported on demand, but .rollup/chunks.mjs does not assign it to a chunk`);
}

/** The entries and on-demand modules from which static imports lead to a module. */
function entriesOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry, dynamicImporters, importers } = getModuleInfo(id);
  const own = isEntry || dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...importers.flatMap((importer) => entriesOf(importer, getModuleInfo, seen))];
}

/**
 * Routes every dynamic `import()` of a chunk through the loader, which checks the integrity of the file before it runs.
 *
 * @returns {import('rollup').Plugin}
 */
export function importsByLoader() {
  return {
    name: 'imports-by-loader',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk ? { left: 'globalThis[Symbol.for("quire")].load(', right: ')' } : null,
  };
}
