import { describeFile } from './integrity.mjs';
import { scriptInventory } from './scriptInventory.mjs';

/**
 * The two builds of the script share one manifest. The first build collects the chunks, and the loader of the second
 * contains the part that a page needs. It is published as dist/browser/manifest.json:
 *
 * { version, loader, runtime,
 *   cardFrame: { document, script, sheet, files: { [file]: { bytes, gzip, brotli, integrity } } },
 *   files: { [file]: { bytes, gzip, brotli, integrity, imports, dynamicImports, packages, widgets, dormant } },
 *   widgets: { [slug]: files to load in parallel },
 *   preloads: { [slug]: lines for the head of a page, with the files in the folder /quire/ } }
 *
 * `dormant` are those of the `widgets` that load when something opens them.
 */
export function createManifest(version) {
  return { version, loader: 'quire.js', runtime: '', cardFrame: { files: {} }, files: {}, widgets: {}, preloads: {} };
}

/**
 * Adds the chunks of the first build to the manifest.
 *
 * @returns {import('rollup').Plugin}
 */
export function collectChunks(manifest) {
  return {
    name: 'collect-chunks',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        manifest.files = Object.fromEntries(
          chunks.map((chunk) => [chunk.fileName, describeChunk(chunk, this)]).sort(byName),
        );
        manifest.runtime = chunks.find(({ name }) => name === 'runtime').fileName;
        manifest.widgets = Object.fromEntries(
          Object.entries(manifest.files)
            .flatMap(([file, { widgets }]) => widgets.map((slug) => [slug, filesOf(file, manifest)]))
            .sort(byName),
        );
        const line = (file) =>
          `<link rel="modulepreload" crossorigin href="/quire/${file}" integrity="${manifest.files[file].integrity}">`;
        manifest.preloads = Object.fromEntries(
          Object.entries(manifest.widgets).map(([slug, files]) => [slug, files.map(line)]),
        );
      },
    },
  };
}

/** A file and everything that must be loaded before it can run, the runtime first. */
function filesOf(file, { runtime, files }) {
  return [...new Set([runtime, file, ...files[file].imports])];
}

/**
 * Passes the table to the second build as the constant `__QUIRE_FILES__`. Writes the manifest, including the loader,
 * and the inventory of all scripts.
 *
 * @returns {import('rollup').Plugin}
 */
export function loaderTable(manifest) {
  return {
    name: 'loader-table',
    intro: () => `const __QUIRE_FILES__ = ${JSON.stringify(tableOf(manifest))};`,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [loader] = Object.values(bundle);
        const files = { [loader.fileName]: describeChunk(loader, this), ...manifest.files };
        const source = `${JSON.stringify({ ...manifest, files }, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
        const inventory = scriptInventory(manifest, files[loader.fileName].integrity);
        const text = `${JSON.stringify(inventory, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'script-inventory.json', source: text });
      },
    },
  };
}

/** See loader/table.ts. */
function tableOf({ version, files, runtime }) {
  const users = (name) => Object.values(files).filter(({ imports }) => imports.includes(name)).length;
  const others = Object.keys(files).filter((file) => file !== runtime);
  const names = [runtime, ...others.sort((a, b) => users(b) - users(a))];
  return {
    version,
    files: names.map((name) => {
      const { integrity, imports, widgets, dormant } = files[name];
      const places = imports.filter((file) => file !== runtime).map((file) => names.indexOf(file));
      const slugs = [false, true].map((isDormant) =>
        widgets.filter((slug) => dormant.includes(slug) === isDormant).join(' '),
      );
      return [name, integrity, places.sort((a, b) => a - b), ...slugs.slice(0, slugs.findLastIndex(Boolean) + 1)];
    }),
  };
}

/** `widgets` are those of an entry of the build. The `attributes.ts` of a dormant one exports `isDormant`. */
function describeChunk({ code, imports, dynamicImports, moduleIds, facadeModuleId }, { getModuleInfo }) {
  const entry = facadeModuleId && getModuleInfo(facadeModuleId);
  const components = entry ? entry.importedIds.filter(slugOf) : [];
  const isDormant = (id) => getModuleInfo(id.replace(/\w+\.tsx$/, 'attributes.ts')).exports?.includes('isDormant');
  return {
    ...describeFile(code),
    imports,
    dynamicImports,
    packages: packagesOf(moduleIds),
    widgets: components.map(slugOf),
    dormant: components.filter(isDormant).map(slugOf),
  };
}

/** `…/src/widgets/cart/MiniCart/MiniCart.tsx` is the entry of `mini-cart`; null for every other module. */
export function slugOf(moduleId) {
  const [, name] = /\/src\/widgets\/\w+\/([A-Z]\w*)\/\1\.tsx$/.exec(moduleId.replaceAll('\\', '/')) ?? [];
  return name ? name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase() : null;
}

function packagesOf(moduleIds) {
  const names = moduleIds.map((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(id)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

function byName([a], [b]) {
  return a < b ? -1 : 1;
}
