const ENTRY = /\/src\/widgets\/([A-Z]\w*)\/index\.tsx?$/;

/** `…/src/widgets/MiniCart/index.ts` is the entry of `mini-cart`; null for every other module. */
export function slugOf(moduleId) {
  const [, name] = ENTRY.exec(moduleId?.replaceAll('\\', '/') ?? '') ?? [];
  return name ? name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase() : null;
}

/** A chunk that is a widget is called after it, all others as Rollup or the configuration names them. */
export function chunkFileName(chunk) {
  return `${widgetOf(chunk) ?? '[name]'}-[hash].js`;
}

/** The slug of the widget whose entry is in a chunk. */
function widgetOf({ facadeModuleId, moduleIds }) {
  return [facadeModuleId, ...moduleIds].map(slugOf).find(Boolean);
}

/** `file` and everything that has to be there before it can run; `files` is file → { imports }. */
export function withImports(file, files, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [file, ...files[file].imports.flatMap((imported) => withImports(imported, files, seen))];
}

/**
 * For each widget the files that are fetched side by side before it can be drawn: the runtime and the widget, both with
 * their imports.
 */
export function widgetFiles(chunks, runtime, files) {
  const entries = chunks.flatMap(({ facadeModuleId, moduleIds, fileName }) => {
    const slugs = [...moduleIds, facadeModuleId].map(slugOf).filter(Boolean);
    return [...new Set(slugs)].map((slug) => [slug, fileName]);
  });
  return Object.fromEntries(
    entries
      .sort(byName)
      .map(([slug, file]) => [slug, [...new Set([runtime, file].flatMap((start) => withImports(start, files)))]]),
  );
}

function byName([one], [other]) {
  return one < other ? -1 : 1;
}
