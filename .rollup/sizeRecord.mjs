import { publishedFiles, sizes } from './sizes.mjs';

/** Every file by its name without the hash, which changes with each change; of two with one name the larger comes first. */
export function namedFiles(manifest) {
  const named = {};
  for (const [file, { bytes, gzip, brotli }] of Object.entries(publishedFiles(manifest)).sort(
    ([, one], [, other]) => other.gzip - one.gzip,
  )) {
    const name = file.replace(/-[\w-]{8}(?=\.(js|css)$)/, '');
    const before = Object.keys(named).filter((each) => each === name || each.startsWith(`${name} (`)).length;
    named[before === 0 ? name : `${name} (${before + 1})`] = { file, bytes, gzip, brotli };
  }
  return named;
}

/**
 * What is kept of a build, so that the next one can say what it has changed:
 * { downloads: { [what]: { gzip, brotli } }, files: { [name]: { gzip, brotli } } }, in bytes.
 */
export function recordOf(manifest, budgets) {
  const several = sizes(manifest, budgets).filter(({ files }) => files.length !== 1);
  return {
    downloads: Object.fromEntries(several.map(({ what, gzip, brotli }) => [what, { gzip, brotli }])),
    files: Object.fromEntries(
      Object.entries(namedFiles(manifest))
        .map(([name, { gzip, brotli }]) => [name, { gzip, brotli }])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

/**
 * How far a record is from a build: all differences of the files that are in it together, as a share of it; 0.01 is one
 * percent. A new file makes no record false: the table calls it new until the record is renewed.
 */
export function driftOf(record, built) {
  const names = Object.keys(record.files);
  const difference = (name) => Math.abs((built.files[name]?.gzip ?? 0) - record.files[name].gzip);
  const sum = (figureOf) => names.reduce((total, name) => total + figureOf(name), 0);
  return sum(difference) / sum((name) => record.files[name].gzip);
}
