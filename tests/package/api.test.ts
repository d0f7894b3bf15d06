import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

test('the public types are those of api.txt, which shows every change in review [DEC-Q435]', async () => {
  const files = readdirSync('dist/npm', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  expect(files).toContain('index.d.ts');
  await expect(files.sort().map(declarationsOf).join('\n')).toMatchFileSnapshot('api.txt');
});

/** The declarations and exports of a file, without comments and imports. */
function declarationsOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(`dist/npm/${file}`, 'utf8'), ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  const declarations = source.statements
    .filter((node) => !ts.isImportDeclaration(node))
    .map((node) => `${printer.printNode(ts.EmitHint.Unspecified, node, source)}\n`);
  return `// ${file}\n${declarations.join('')}`;
}
