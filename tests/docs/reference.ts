import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readSource } from './declarations';

/** An export of an entry point. `original` is its name in the module that it comes from. */
type Export = { name: string; original: string; module: string };

type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.VariableStatement
  | ts.TypeAliasDeclaration
  | ts.InterfaceDeclaration;

/**
 * The exports of an entry point from the `wanted` modules, in order: each with its docstring, row ids included, and its
 * declaration. A component has the declaration of its props. Generated from the source; throws for a function, constant
 * or class without a docstring.
 */
export function reference(face: string, wanted: RegExp): string {
  const found = new Map(
    exportsOf(face)
      .filter(({ module }) => wanted.test(module))
      .map(({ name, original, module }) => [name, declarationOf(fileOf(face, module), original)]),
  );
  return [...found]
    .filter(([name]) => !found.has(name.replace(/Props$/, '')) || !name.endsWith('Props'))
    .map(([name, declaration]) => part(name, declaration, found.get(`${name}Props`)))
    .join('\n\n');
}

function part(name: string, declaration: Declaration, props: Declaration | undefined): string {
  const about = docstringOf(declaration);
  const isType = ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  if (!about && !isType) throw new Error(`${declaration.getSourceFile().fileName} does not document ${name}`);
  const shown = props ?? declaration;
  const code = ['```ts', ...valueListsOf(shown).map(textOf), textOf(shown), '```'].join('\n');
  return [`### ${name}`, about, code].filter(Boolean).join('\n\n');
}

function exportsOf(face: string): Export[] {
  return readSource(face).statements.flatMap((node) => {
    const names = ts.isExportDeclaration(node) ? node.exportClause : undefined;
    return names && ts.isNamedExports(names) ? namesOf(names, (node as ts.ExportDeclaration).moduleSpecifier) : [];
  });
}

/** The declaration of a name, in a file or in the modules that it imports or re-exports the name from. */
function declarationOf(file: string, name: string): Declaration {
  const own = readSource(file).statements.find((node) => isDeclaration(node) && namesIn(node).includes(name));
  if (own) return own as Declaration;
  const from = [...exportsOf(file), ...importsOf(file)].find((it) => it.name === name && it.module);
  if (!from) throw new Error(`${file} does not declare ${name}`);
  return declarationOf(fileOf(file, from.module), from.original);
}

function importsOf(file: string): Export[] {
  return readSource(file).statements.flatMap((node) => {
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    return names && ts.isNamedImports(names) ? namesOf(names, (node as ts.ImportDeclaration).moduleSpecifier) : [];
  });
}

function namesOf({ elements }: ts.NamedImports | ts.NamedExports, specifier: ts.Expression | undefined): Export[] {
  const module = (specifier as ts.StringLiteral | undefined)?.text ?? '';
  return elements.map(({ name, propertyName }) => ({ name: name.text, original: (propertyName ?? name).text, module }));
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node);

function namesIn(node: Declaration): (string | undefined)[] {
  return ts.isVariableStatement(node)
    ? node.declarationList.declarations.map(({ name }) => name.getText())
    : [node.name?.text];
}

function fileOf(from: string, module: string): string {
  const file = path.posix.join(path.posix.dirname(from), module);
  const found = [`${file}.ts`, `${file}.tsx`].find((each) => existsSync(each));
  if (!found) throw new Error(`${from} imports ${module}, which does not exist`);
  return found;
}

/** The constant lists that a type is derived from, as in `(typeof TYPES)[number]`. */
function valueListsOf(node: Declaration): Declaration[] {
  const file = node.getSourceFile();
  return [...node.getText().matchAll(/\(typeof ([A-Z_]+)\)\[number\]/g)].map(([, name = '']) =>
    declarationOf(path.posix.relative('.', file.fileName), name),
  );
}

function docstringOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

/** The source text of a declaration without `export`, up to the body of a function. */
function textOf(node: Declaration): string {
  const body = ts.isFunctionDeclaration(node) ? node.body : bodyOfArrow(node);
  const text = node.getText();
  const head = body ? text.slice(0, body.getStart() - node.getStart()) : text;
  return head.replace(/^export /, '').replace(/\s*(=>)?\s*$/, '');
}

function bodyOfArrow(node: Declaration): ts.Node | undefined {
  const value = ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.initializer : undefined;
  return value && ts.isArrowFunction(value) ? value.body : undefined;
}
