import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { letForConst } from './letForConst.mjs';
import { facts } from './preact/facts.mjs';

const HOME = realpathSync('node_modules/preact');

export const isOfPreact = (id) => id.startsWith(HOME + path.sep);

/** Preact's entries, by the names that others import them by. */
const ENTRIES = new Map([
  ['preact', 'src'],
  ['preact/hooks', 'hooks/src'],
]);

/** What Preact calls its own: the names it marks as such, and those that only classes and other libraries ask for. */
const OWN =
  /(?<=\.)(_\w+|componentDidCatch|componentWillUnmount|context|diffed|getChildContext|props|render|setState|shouldComponentUpdate)\b/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Preact from its sources, with what is always so in this library written into them: what follows from it is left to the
 * minifier. A fact that the sources no longer ask for stops the build, so that none outlives the version it was found in; so
 * does a component that one is not true for.
 *
 * @returns {import('rollup').Plugin}
 */
export function leanPreact(known = facts) {
  const values = new Map(known.flatMap(({ are }) => Object.entries(are)));
  const unmet = new Set(values.keys());
  const shortNames = shortNamesOf([...ENTRIES.values()].map((folder) => path.join(HOME, folder)));
  return {
    name: 'lean-preact',
    resolveId(id) {
      const folder = ENTRIES.get(id);
      if (folder) return path.join(HOME, folder, 'index.js');
      if (/^preact\//.test(id))
        throw new Error(`${id} is not made for the sources of Preact, or brings another one along`);
      return null;
    },
    async load(id) {
      if (!isOfPreact(id)) return null;
      const source = ts.createSourceFile(id, await readFile(id, 'utf8'), ts.ScriptTarget.Latest, true);
      const { transformed } = ts.transform(source, [knowing(values, unmet), called(shortNames), letForConst]);
      return ts.createPrinter({ removeComments: true }).printFile(transformed[0]);
    },
    transform(code, id) {
      const lie = id.endsWith('.tsx') && known.find(({ unless }) => unless?.test(code));
      if (lie)
        this.error(`${id} has ${lie.unless.exec(code)[0]}, but to Preact in the script was said: ${lie.because}`);
    },
    renderStart() {
      if (unmet.size > 0) this.error(`Preact's sources do not ask for ${[...unmet].join(', ')}`);
    },
  };
}

/** A TypeScript transformer that writes facts in the place of the expressions that ask for them. */
function knowing(values, unmet) {
  const textOf = (node) => node.getText().replace(/\s+/g, ' ');
  const isFact = (node) => values.has(textOf(node)) && isRead(node);
  return (context) => {
    const visit = (node) => {
      const asked = isAssignment(node) && isFact(node.left) ? node.left : node;
      if (!isFact(asked)) return ts.visitEachChild(node, visit, context);
      unmet.delete(textOf(asked));
      return context.factory.createIdentifier(values.get(textOf(asked)));
    };
    return (file) => ts.visitNode(file, visit);
  };
}

/** Whether an expression stands for its value: a name also stands where it is declared, imported, or asked of an object. */
function isRead(node) {
  const { parent } = node;
  return (
    ts.isExpression(node) && parent.name !== node && !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent)
  );
}

function isAssignment(node) {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** A letter for each of Preact's own names, as in `vnode._parent`. */
function shortNamesOf(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  const names = new Set(sources.join('\n').match(OWN).sort());
  if (names.size > LETTERS.length)
    throw new Error(`Preact has ${names.size} names of its own, for ${LETTERS.length} letters`);
  return new Map([...names].map((name, at) => [name, LETTERS[at]]));
}

/** A TypeScript transformer that calls properties by other names. */
function called(names) {
  return (context) => {
    const { factory } = context;
    const other = ({ text }) => names.has(text) && factory.createIdentifier(names.get(text));
    const visit = (node) => {
      const inner = ts.visitEachChild(node, visit, context);
      const name = inner.name && other(inner.name);
      if (name && ts.isPropertyAccessExpression(inner)) {
        return factory.updatePropertyAccessExpression(inner, inner.expression, name);
      }
      if (name && ts.isShorthandPropertyAssignment(inner)) return factory.createPropertyAssignment(name, inner.name);
      if (name && ts.isPropertyAssignment(inner))
        return factory.updatePropertyAssignment(inner, name, inner.initializer);
      return inner;
    };
    return (file) => ts.visitNode(file, visit);
  };
}
