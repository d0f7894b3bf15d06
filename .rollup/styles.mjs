import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform as transformCss } from 'lightningcss';

/** The oldest browsers with constructable style sheets and <dialog>. lightningcss encodes a version as major << 16. */
const targets = { chrome: 90 << 16, firefox: 101 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Features that are left as written. `:dir(rtl)` would expand to a list of languages, but pages set the direction with
 * `dir`.
 */
const exclude = Features.DirSelector;

/**
 * In a page's own sheet, this rule turns the property into a length. Inside shadow roots,
 * src/ui/rendering/StyleRoot.tsx sets a length.
 */
const REM = '@property --_rem{syntax:"<length>";inherits:true;initial-value:16px}';

/**
 * Turns `import styles from './X.css'` into the minified sheet as a string.
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
 * Bundles all sheets below `folder` into one file and removes their imports. Sheets are ordered by layer and name. The
 * subject folder is not part of the order, so a sheet can move between subjects without a change of the cascade.
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
      // since TypeScript 6, importing a sheet without type declarations is an error
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
    },
  };
}

const rankOf = (file) => file.replaceAll('\\', '/').replace(/^(ui|widgets)\/\w+\//, '$1/');

/** The sheet of the card frame belongs to its own document. */
const isWidgets = (file) => file.endsWith('.css') && !file.startsWith('cardFrame');

/** A sheet as it is published. */
export function minified(file) {
  const filename = path.relative(process.cwd(), file);
  const code = Buffer.from(inWidgetsRem(readFileSync(file, 'utf8')));
  return transformCss({ filename, code, minify: true, targets, exclude }).code.toString();
}

/**
 * A page may set its root to 62.5 % of the customer's font size. `2rem` therefore becomes twice the widget's own rem,
 * which Widget.css defines. Conditions cannot use calc(): container queries use the widget's own font size, and media
 * queries already use the customer's.
 */
function inWidgetsRem(sheet) {
  return sheet.replace(/(@[^{;]*)|(-?[\d.]+)rem\b/g, (whole, condition, count) => {
    if (!condition) return `calc(${count} * var(--_rem))`;
    return condition.startsWith('@container') ? condition.replace(/(\d)rem\b/g, '$1em') : whole;
  });
}

/** Replaces each import or re-export of a sheet in place, line for line, so that source maps stay correct. */
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
