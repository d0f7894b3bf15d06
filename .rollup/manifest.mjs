import { describeFile } from './integrity.mjs';
import { scriptInventory } from './scriptInventory.mjs';
import { widgetFiles, withImports } from './widgets.mjs';

/**
 * The two builds of the script share one manifest: the chunks are collected by the first, and the loader of the second
 * holds what a page needs of it. It is published as dist/browser/manifest.json:
 *
 * { version, loader, runtime,
 *   cardFrame: { document, script, sheet, files: { [file]: { bytes, gzip, brotli, integrity } } },
 *   files: { [file]: { bytes, gzip, brotli, integrity, imports, dynamicImports, packages } },
 *   widgets: { [slug]: files to fetch side by side } }
 */
export function createManifest(version) {
  return { version, loader: 'quire.js', runtime: '', cardFrame: { files: {} }, files: {}, widgets: {} };
}

/**
 * Enters the chunks of the first build.
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
        manifest.files = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, describeChunk(chunk)]).sort(byFile));
        manifest.runtime = chunks.find((chunk) => chunk.isEntry).fileName;
        manifest.widgets = widgetFiles(chunks, manifest.runtime, manifest.files);
      },
    },
  };
}

/**
 * Gives the second build its table as the constant `__QUIRE_FILES__`, and writes the manifest with the loader in it, and the
 * inventory of all scripts.
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
        const files = { [loader.fileName]: describeChunk(loader), ...manifest.files };
        const source = `${JSON.stringify({ ...manifest, files }, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
        const inventory = scriptInventory(manifest, files[loader.fileName].integrity);
        const text = `${JSON.stringify(inventory, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'script-inventory.json', source: text });
      },
    },
  };
}

/** What the loader knows: the chunk to begin with. Every chunk knows those that it asks for. */
function tableOf({ version, files, runtime }) {
  return {
    version,
    files: Object.fromEntries(withImports(runtime, files).map((file) => [file, files[file].integrity])),
  };
}

function describeChunk(chunk) {
  const { imports, dynamicImports, moduleIds } = chunk;
  return { ...describeFile(chunk.code), imports, dynamicImports, packages: packagesOf(moduleIds) };
}

function packagesOf(moduleIds) {
  const names = moduleIds.map((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(id)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

function byFile([one], [other]) {
  return one < other ? -1 : 1;
}
