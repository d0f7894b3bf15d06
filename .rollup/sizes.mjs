/**
 * The downloads that have a budget, as rows { what, gzip, brotli, limit, files }.
 * Throws when the manifest has none of the widgets that the first budget speaks of.
 */
export function sizes(manifest, budgets) {
  const { loader, widgets, files } = manifest;
  const absent = budgets.first.widgets.filter((slug) => !widgets[slug]);
  if (absent.length > 0)
    throw new Error(
      `the build has no widget ${absent.join(', ')}; it has ${Object.keys(widgets).join(', ') || 'none'}`,
    );

  const row = (what, names, limit) => ({ what, ...sumOf(names, publishedFiles(manifest)), limit, files: names });
  const first = new Set([loader, ...budgets.first.widgets.flatMap((slug) => widgets[slug])]);
  const further = Object.keys(widgets).filter((slug) => !budgets.first.widgets.includes(slug));
  const query = Object.keys(files).filter((file) => files[file].packages.includes('@tanstack/query-core'));
  const own = (slug) => {
    const [entry] = widgets[slug].filter((file) => !first.has(file));
    const inside = entry ? reach(entry, files, first) : new Set();
    const isShared = (file) =>
      Object.entries(files).some(
        ([name, { imports, dynamicImports }]) =>
          !inside.has(name) && (imports.includes(file) || (file !== entry && dynamicImports.includes(file))),
      );
    return widgets[slug].filter((file) => !first.has(file) && !query.includes(file) && !isShared(file));
  };
  const frame = [...Object.keys(manifest.cardFrame?.files ?? {}), ...Object.keys(files).filter(isFrameHost)];
  const counted = new Set([...first, ...query, ...frame, ...further.flatMap(own)]);
  const onDemand = Object.keys(files).filter((file) => !counted.has(file));
  return [
    row('loader', [loader], budgets.loader),
    row(`loader, ${budgets.first.widgets.join(', ')}`, [...first], budgets.first.bytes),
    ...further.map((slug) => row(`further: ${slug}`, own(slug), budgets.wide[slug] ?? budgets.further)),
    ...onDemand.map((file) => row(`on demand: ${file}`, [file], budgets.shared?.[chunkName(file)] ?? budgets.further)),
    ...(frame.length > 0 ? [row('card frame: its document, and its half in the page', frame, budgets.cardFrame)] : []),
    row('TanStack Query, when a widget reads through it', query, budgets.query),
  ];
}

/** Chunks of the script, and the files of the card frame. */
export function publishedFiles({ files, cardFrame }) {
  return { ...files, ...cardFrame?.files };
}

/** `drawers-Bx4_9a0k.js` is `drawers`. */
const chunkName = (file) => file.replace(/-[\w-]{8}\.js$/, '');

const isFrameHost = (file) => file.startsWith('card-frame-host-');

/** The file and whatever it leads to, now or on demand, but for the files in `known`. */
function reach(file, files, known, seen = new Set()) {
  if (known.has(file) || seen.has(file)) return seen;
  seen.add(file);
  for (const next of [...files[file].imports, ...files[file].dynamicImports]) reach(next, files, known, seen);
  return seen;
}

function sumOf(names, files) {
  const sum = { bytes: 0, gzip: 0, brotli: 0 };
  for (const name of names) {
    sum.bytes += files[name].bytes;
    sum.gzip += files[name].gzip;
    sum.brotli += files[name].brotli;
  }
  return sum;
}
