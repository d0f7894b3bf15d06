import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A declaration with its docstring in one line, without row ids, and the rows and decisions that it names. */
export type Declared = { name: string; about: string; rows: string[] };

const sources = new Map<string, ts.SourceFile>();

/** The parsed source file. Each is parsed once. */
export function readSource(file: string): ts.SourceFile {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  sources.set(file, source);
  return source;
}

const ROWS = /\s*\[([A-Z]+-[^\]]*)\]/g;

/** The docstring above a node in one line, without row ids; empty if it has none. */
function aboutOf(node: ts.Node): Omit<Declared, 'name'> {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return {
    about: text.replace(ROWS, '').replace(/\s+/g, ' ').trim(),
    rows: [...text.matchAll(ROWS)].flatMap(([, ids = '']) => ids.split(/,\s*/)),
  };
}

/** The members of a type or interface of a file, including members of the types that it names or picks from. */
export function membersOf(file: string, type: string): Declared[] {
  const node = readSource(file).statements.find(
    (each) => (ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each)) && each.name.text === type,
  );
  if (!node) {
    const [other, name] = importOf(file, type) ?? [];
    return other && name ? membersOf(other, name) : [];
  }
  const collect = (each: ts.Node): Declared[] => {
    if (ts.isPropertySignature(each)) {
      const name = ts.isStringLiteral(each.name) ? each.name.text : each.name.getText();
      return [{ name, ...aboutOf(each) }];
    }
    if (ts.isTypeReferenceNode(each)) return ofReference(each);
    const parts: ts.Node[] = [];
    if (ts.isTypeLiteralNode(each) || ts.isIntersectionTypeNode(each))
      each.forEachChild((part) => void parts.push(part));
    return parts.flatMap(collect);
  };
  const ofReference = ({ typeName, typeArguments: [of, keys] = [] as never }: ts.TypeReferenceNode): Declared[] => {
    const name = typeName.getText();
    if (!/^(Pick|Omit|Partial|Required|Readonly)$/.test(name) || !of) return membersOf(file, name);
    const named = keys?.getText() ?? '';
    const isNamed = (each: Declared) => named.includes(`'${each.name}'`);
    return collect(of).filter((each) => (name === 'Pick' ? isNamed(each) : !isNamed(each)));
  };
  if (ts.isTypeAliasDeclaration(node)) return collect(node.type);
  const members: ts.Node[] = [];
  node.forEachChild((each) => void members.push(each));
  return members.flatMap(collect);
}

/** The file from which a file imports that name, and its name there. */
function importOf(file: string, name: string): [file: string, name: string] | undefined {
  for (const node of readSource(file).statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    const binding =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.find((each) => each.name.text === name) : undefined;
    if (!binding || !node.moduleSpecifier.text.startsWith('.')) continue;
    const target = path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text);
    const found = [`${target}.ts`, `${target}.tsx`].find(existsSync);
    return found ? [found, (binding.propertyName ?? binding.name).text] : undefined;
  }
  return undefined;
}

/** The literal defaults that a component gives to its props where it takes them apart: `{ qty = 1 }`. */
export function defaultsOf(file: string, component: string): Map<string, string> {
  const defaults = new Map<string, string>();
  const node = readSource(file).statements.find(
    (each) => ts.isFunctionDeclaration(each) && each.name?.text === component,
  );
  const visit = (each: ts.Node): void => {
    if (ts.isBindingElement(each) && ts.isObjectBindingPattern(each.parent) && each.initializer) {
      const value = literalOf(each.initializer);
      if (value !== undefined) defaults.set((each.propertyName ?? each.name).getText(), value);
    }
    if (!ts.isArrowFunction(each)) each.forEachChild(visit);
  };
  if (node) visit(node);
  return defaults;
}

function literalOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return node.text;
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
    ? node.getText()
    : undefined;
}

/** The docstring of a function. */
export function aboutFunction(file: string, name: string): Omit<Declared, 'name'> {
  const node = readSource(file).statements.find((each) => ts.isFunctionDeclaration(each) && each.name?.text === name);
  return node ? aboutOf(node) : { about: '', rows: [] };
}
