import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A declaration with its docstring in one line, without row ids. */
export type Declared = { name: string; about: string };

const sources = new Map<string, ts.SourceFile>();

/** The parsed source file. Each is parsed once. */
export function readSource(file: string): ts.SourceFile {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  sources.set(file, source);
  return source;
}

/** The docstring above a node in one line, without row ids; empty if it has none. */
function aboutOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return text
    .replace(/\s*\[[A-Z]+-[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The members of a type or interface of a file, including those of the type literals that it intersects. */
export function membersOf(file: string, type: string): Declared[] {
  const found: Declared[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      found.push({ name, about: aboutOf(node) });
    } else if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node) || ts.isIntersectionTypeNode(node)) {
      node.forEachChild(collect);
    }
  };
  for (const node of readSource(file).statements) {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === type) collect(node.type);
    if (ts.isInterfaceDeclaration(node) && node.name.text === type) collect(node);
  }
  return found;
}

/** The docstring of a function. */
export function aboutFunction(file: string, name: string): string {
  const node = readSource(file).statements.find((each) => ts.isFunctionDeclaration(each) && each.name?.text === name);
  return node ? aboutOf(node) : '';
}
