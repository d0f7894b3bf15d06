import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform as transformCss } from 'lightningcss';

/** The oldest browsers that have constructed style sheets and <dialog>; lightningcss writes a version as major << 16. */
const targets = { chrome: 90 << 16, firefox: 101 << 16, safari: (16 << 16) | (4 << 8) };

/** What is written as it stands: for `:dir(rtl)` there would be a list of languages, and a page says by `dir` how it is read. */
const exclude = Features.DirSelector;

/** In a page's own sheet a property becomes a length by a rule; inside shadow roots src/ui/rendering/StyleRoot.tsx writes one there. */
const REM = '@property --_rem{syntax:"<length>";inherits:true;initial-value:16px}';

/**
 * `import styles from './X.css'` becomes the minified sheet as a string.
 *
 * @returns {import('rollup').Plugin}
 */
export function stylesAsText() {
  return {
    name: 'styles-as-text',
    load(id) {
      if (!id.endsWith('.css')) return null;
      return {
        code: `export default ${JSON.stringify(minified(id))};`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}

/**
 * All sheets below `folder` become one file; an import of a sheet leaves nothing behind. They are in the order of their floors and
 * names: the subject of a sheet is no part of it, so that one may move and the cascade stays.
 *
 * @returns {import('rollup').Plugin}
 */
export function stylesAsFile({ folder, fileName }) {
  return {
    name: 'styles-as-file',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.css')) return null;
      return { code: withoutSheets(code, this.parse(code)), map: null };
    },
    generateBundle() {
      const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWidgets);
      const source = sheets
        .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
        .map((file) => minified(path.join(folder, file)))
        .join('\n');
      this.emitFile({ type: 'asset', fileName, source: `${source.includes('--_rem') ? `${REM}\n` : ''}${source}\n` });
      // since TypeScript 6 an import of a sheet that declares nothing is an error
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
    },
  };
}

const rankOf = (file) => file.replaceAll('\\', '/').replace(/^(ui|widgets)\/\w+\//, '$1/');

/** The sheet of the card frame belongs to a document of its own. */
const isWidgets = (file) => file.endsWith('.css') && !file.startsWith('cardFrame');

/** A sheet as it is published. */
export function minified(file) {
  const filename = path.relative(process.cwd(), file);
  const code = Buffer.from(inWidgetsRem(readFileSync(file, 'utf8')));
  return transformCss({ filename, code, minify: true, targets, exclude }).code.toString();
}

/**
 * A page may have given its root 62.5 % of the customer's size of letters: `2rem` becomes two of the widget's own, which
 * Widget.css says. A condition can not be reckoned: that of a container is measured by its letters, which are the widget's,
 * and that of media by the customer's as it is.
 */
function inWidgetsRem(sheet) {
  return sheet.replace(/(@[^{;]*)|(-?[\d.]+)rem\b/g, (whole, condition, count) => {
    if (!condition) return `calc(${count} * var(--_rem))`;
    return condition.startsWith('@container') ? condition.replace(/(\d)rem\b/g, '$1em') : whole;
  });
}

/** Each import or re-export of a sheet is replaced where it stands, line for line, so that source maps stay true. */
function withoutSheets(code, tree) {
  const sheets = tree.body.filter((node) => node.source?.value.endsWith('.css'));
  return sheets.reduceRight((rest, node) => {
    const lines = code.slice(node.start, node.end).replace(/[^\n]/g, '');
    return rest.slice(0, node.start) + emptyStrings(node) + lines + rest.slice(node.end);
  }, code);
}

function emptyStrings({ type, specifiers }) {
  if (specifiers.length === 0) return '';
  const declaration = type === 'ImportDeclaration' ? 'const' : 'export const';
  const names = specifiers.map(({ local, exported }) => (exported ?? local).name);
  return `${declaration} ${names.map((name) => `${name} = ''`).join(', ')};`;
}
