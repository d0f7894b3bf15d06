import { integrityOf } from './integrity.mjs';
import { withImports } from './widgets.mjs';

const ASK = '__quireLoad__';
const ASKED = new RegExp(`${ASK}\\(["'\`]\\./([^"'\`]+)["'\`]\\)`, 'g');

/**
 * Sends every `import('./chunk.js')` through the loader, which checks each file before it runs: the attribute on the script
 * tag covers the loader alone. A chunk carries the integrity of what it asks for, so the loader needs that of the first
 * chunk only, however many there are: `load(import.meta.url, { file: integrity })`, the file that is asked for first, then
 * what it imports and the asking chunk does not have.
 *
 * @returns {import('rollup').Plugin}
 */
export function checkedImports() {
  return {
    name: 'checked-imports',
    renderDynamicImport({ targetChunk }) {
      return targetChunk === null ? null : { left: `${ASK}(`, right: ')' };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const done = new Set();
      const finish = (name, path = []) => {
        if (path.includes(name))
          throw new Error(`chunks that ask for each other have no integrity: ${[...path, name].join(' -> ')}`);
        if (done.has(name)) return;
        const here = withImports(name, chunks);
        const table = (asked) => withImports(asked, chunks).filter((file) => file === asked || !here.includes(file));
        const wanted = [...chunks[name].code.matchAll(ASKED)].map(([, asked]) => asked);
        for (const file of wanted.flatMap(table)) finish(file, [...path, name]);
        const tables = new Map(wanted.map((asked) => [asked, table(asked)]));
        chunks[name].code = withLoads(chunks[name].code, tables, (file) => integrityOf(chunks[file].code));
        done.add(name);
      };
      for (const name of Object.keys(chunks)) finish(name);
    },
  };
}

const LOAD = 'globalThis[Symbol.for("quire")].load(import.meta.url,';

/** How often a file must be told on average before a list of them is the shorter way. */
const OFTEN = 2;

/** A chunk whose loads have many files in common has each of them once, in a list, and its loads the places in that list. */
function withLoads(code, tables, integrity) {
  const pairs = (files) => files.map((file) => [file, integrity(file)]);
  const all = [...new Set([...tables.values()].flat())];
  const told = [...tables.values()].flat().length;
  if (told < OFTEN * all.length) {
    return code.replace(ASKED, (_, asked) => `${LOAD}${JSON.stringify(Object.fromEntries(pairs(tables.get(asked))))})`);
  }
  const places = (asked) => tables.get(asked).map((file) => all.indexOf(file));
  const list = `const quireFiles=${JSON.stringify(pairs(all))},quireLoad=(...at)=>${LOAD}Object.fromEntries(at.map(it=>quireFiles[it])));`;
  return list + code.replace(ASKED, (_, asked) => `quireLoad(${places(asked)})`);
}
