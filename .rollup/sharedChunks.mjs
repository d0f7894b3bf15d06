/** What only a business calls, with contracts that no other shop downloads. */
const OF_A_BUSINESS = /\/passAccounting\.ts$/;

/** What a person at the console asks for, what is wrong with a page, and what one needs that changes the attributes of its elements. */
const OF_FEW_PAGES = /\/loader\/(diagnose|find\w+|problems|drawAgain|namesOf)\.ts$/;

/** The renewal of a session's token: the core leaves it for later, and a sign-in, which comes later itself, begins with it. */
const RENEWAL = /\/client\/sessionToken\.ts$/;

const PANEL = /\/MiniCartPanel\.tsx$/;

/**
 * What two parts have in common is one chunk, under this name; the first that fits. What a chunk imports is common to the
 * same parts, so it can not lead back from a later one to an earlier.
 */
const COMMON = {
  drawers: [/\/AtcDrawer\/index\.ts$/, PANEL],
  quantities: [/\/QuantityPick\.tsx$/, PANEL],
  lines: [/\/CartPage\/index\.ts$/, PANEL],
  products: [/\/ProductTile\/index\.ts$/, /\/QuickView\/index\.ts$/],
  tiles: [/\/ProductTile\/index\.ts$/, /\/LandingPage\/index\.ts$/],
};

/** Small modules that nearly the same widgets need: each group is one file, by the names of its modules. */
const SMALL = {
  tabs: named('Tabs', 'noticeWords', 'fillWords', 'genericWords', 'notificationGroups'),
  quantities: named('QuantityPick', 'quantityMessages', 'useQuantityDraft', 'quantityWords'),
  overlays: named('useOverlayWish', 'useOverlayOpening', 'useOwnDrawer'),
  fields: named('Field', 'SelectField', 'TextInput', 'SaveOrCancel'),
  wait: named('Wait'),
  seen: named('beacons', 'whenSeen'),
  tilesBySku: named('useProductTiles', 'productTilesQuery', 'Swatches', 'useSwatches', 'swatches'),
  tray: named('TrayBar'),
  parts: named(
    ...['Meanwhile', 'text', 'feedbackTitles', 'accountUrls', 'useAskOverlay', 'useAskedOverlay'],
    ...['compareList', 'useCompareList'],
  ),
  paymentWords: named('paymentWords', 'paymentFailure', 'vendorMessages'),
  query: named('shopQuery', 'useShopQueryClient'),
};

function named(...names) {
  return new RegExp(`/src/.*/(${names.join('|')})\\.(tsx?|css)$`);
}

/**
 * Which chunk a module belongs to, where Rollup is not left to divide. Fewer files are fewer requests.
 *
 * - The runtime takes with it what it imports, Preact above all, and the widgets that stand on every page: they are there two
 *   requests after it.
 * - What few pages ask for is a file of its own: a developer at the console, a page that is wrong or changes its elements.
 * - What the core and the loader themselves leave for later is one chunk: small files, each of which needs the next. Not
 *   what only a business calls.
 * - The way to the checkout is a file of its own: it is pressed once in a visit.
 * - What the mini cart's panel has in common with the drawer, the field for a quantity or the cart page is one chunk each,
 *   whatever else needs some of it: the runtime holds the integrity of each file that the panel begins with.
 * - What the products of a shop have in common, wherever they are shown, is one chunk, and what their tiles have another: a
 *   request takes a slow processor longer than the kilobyte that some widget could do without.
 * - Small modules stand with those that are needed with them. Left to Rollup, they join whatever chunk is just too small.
 * - The table of further widgets is a file of its own: it grows with each of them, and most pages need none. That of the
 *   languages stands in it, for those who read another than English.
 * - Each language is one file.
 * - The page's half of the card frame is one file, whichever widgets have card forms.
 * - TanStack Query is downloaded with the first widget that reads through it, never before.
 */
export function sharedChunks(id, graph) {
  if (id.endsWith('/loader/runtime.tsx')) return 'runtime';
  if (id.includes('/node_modules/@tanstack/')) return 'query';
  if (/\/loader\/(further|furtherWidgets|askedOnce|turns|languages)\.ts$/.test(id)) return 'widgets';
  const [, language] = /\/src\/languages\/([\w-]+)\//.exec(id) ?? [];
  if (language) return `words-${language}`;
  if (id.includes('/src/cardFrame/')) return 'card-frame-host';
  if (id.endsWith('/client/checkout.ts')) return 'checkout';
  const small = Object.keys(SMALL).find((name) => SMALL[name].test(id));
  if (small) return small;
  if (OF_FEW_PAGES.test(id)) return 'diagnose';
  if (isRareCall(id, graph) || RENEWAL.test(id)) return 'later';
  const entries = entriesThatReach(id, graph);
  if (entries.some((entry) => entry.endsWith('/loader/runtime.tsx'))) return 'runtime';
  const isFor = (part) => entries.some((entry) => part.test(entry));
  return Object.keys(COMMON).find((name) => COMMON[name].every(isFor));
}

function isRareCall(id, { getModuleInfo }) {
  const { dynamicImporters, importers } = getModuleInfo(id);
  // what a widget needs at once as well stands with that widget's parts
  const isLaterOnly = dynamicImporters.length > 0 && importers.length === 0;
  return isLaterOnly && /\/(src\/core|loader)\//.test(id) && !OF_A_BUSINESS.test(id);
}

/** The entry modules, lazy ones included, from which static imports lead to a module. */
function entriesThatReach(id, { getModuleInfo }, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry, dynamicImporters, importers } = getModuleInfo(id);
  const own = isEntry || dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...importers.flatMap((importer) => entriesThatReach(importer, { getModuleInfo }, seen))];
}
