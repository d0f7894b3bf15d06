import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

test('the public types match api.txt, which shows every change in review [DEC-Q435]', async () => {
  const files = readdirSync('dist/npm', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  expect(files).toContain('index.d.ts');
  await expect(files.sort().map(declarationsOf).join('\n')).toMatchFileSnapshot('api.txt');
});

/** The declarations and exports of a file, without comments and imports. */
function declarationsOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(`dist/npm/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const printer = ts.createPrinter({ removeComments: true });
  const [sorted] = ts.transform(source, [sortMembers]).transformed as [ts.SourceFile];
  const declarations = sorted.statements
    .filter((node) => !ts.isImportDeclaration(node))
    .map((node) => `${printer.printNode(ts.EmitHint.Unspecified, node, source)}\n`);
  return `// ${file}\n${declarations.join('')}`;
}

/** Sorts the members of object types. In an inferred type they have the order in which the compiler met them. */
const sortMembers: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const textOf = (member: ts.Node) => member.getText(source);
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isTypeLiteralNode(node)) return ts.visitEachChild(node, visit, context);
    const members = [...node.members].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    return ts.factory.updateTypeLiteralNode(node, ts.factory.createNodeArray(members.map(visit) as ts.TypeElement[]));
  };
  return visit(source) as ts.SourceFile;
};
