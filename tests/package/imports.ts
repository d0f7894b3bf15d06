import path from 'node:path';
import ts from 'typescript';

/** One import: a file of the project by its path from the root, or a package by its name. */
export type Import = { specifier: string; file: string } | { specifier: string; packageName: string };

/**
 * Every import of a module: static, type-only and dynamic imports, re-exports and `import('…').Type`; without `types`,
 * those that remain when it runs. `files` are the known paths. A relative import that matches none of them keeps its
 * written path.
 */
export function importsOf(
  file: string,
  source: string,
  files: ReadonlySet<string>,
  { types = true }: { types?: boolean } = {},
): Import[] {
  return specifiersOf(file, source, types).map((specifier) =>
    specifier.startsWith('.')
      ? { specifier, file: resolved(path.posix.join(path.posix.dirname(file), specifier), files) }
      : { specifier, packageName: packageOf(specifier) },
  );
}

function specifiersOf(file: string, source: string, types: boolean): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const specifiers: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && (types || !isErased(node.importClause))) addSpecifier(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && (types || !node.isTypeOnly)) addSpecifier(node.moduleSpecifier);
    if (types && ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) addSpecifier(node.argument.literal);
    if (ts.isExternalModuleReference(node)) addSpecifier(node.expression);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      addSpecifier(node.arguments[0]);
    ts.forEachChild(node, visit);
  }
  function addSpecifier(name: ts.Node | undefined): void {
    if (name && ts.isStringLiteralLike(name)) specifiers.push(name.text);
  }

  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return specifiers;
}

/** `import type { A }`, and `import { type A, type B }`. */
function isErased(clause: ts.ImportClause | undefined): boolean {
  const names = clause?.namedBindings;
  const areTypes = names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
  return clause !== undefined && (clause.isTypeOnly || (!clause.name && areTypes === true));
}

function resolved(target: string, files: ReadonlySet<string>): string {
  const written = target.replace(/\.js$/, '');
  const candidates = [target, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => written + ending)];
  return candidates.find((candidate) => files.has(candidate)) ?? target;
}

/** `@tanstack/react-query/build` belongs to `@tanstack/react-query`. */
function packageOf(specifier: string): string {
  const segments = specifier.split('/');
  return specifier.startsWith('@') ? segments.slice(0, 2).join('/') : (segments[0] ?? specifier);
}
