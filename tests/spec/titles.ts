import ts from 'typescript';

/** The title of one test, as far as static analysis finds it; `line` counts from 1. */
export type TestTitle = { file: string; line: number; title: string };

/** What Vitest adds to `test`. `it.getAttribute('…')` has none of these: there, `it` is an element. */
const MODIFIERS = [
  'concurrent',
  'each',
  'extend',
  'fails',
  'for',
  'only',
  'runIf',
  'sequential',
  'skip',
  'skipIf',
  'todo',
];

/**
 * The titles of a test file: of `test` and `it` in all their forms (`test.each(…)('…')`, `test.concurrent('…')`) and of
 * names made from them (`const journey = test.extend(…)`). Tests that never run (`skip`, `todo`) prove nothing and are left out.
 */
export function testTitles(file: string, source: string): TestTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  const testers = new Set(['test', 'it']);
  const titles: TestTitle[] = [];
  const isTest = ([tester = '', ...modifiers]: string[]) =>
    testers.has(tester) && modifiers.every((it) => MODIFIERS.includes(it));

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (isTest(words(node.initializer))) testers.add(node.name.text);
    }
    if (ts.isCallExpression(node)) {
      const called = words(node.expression);
      const title = textOf(node.arguments[0]);
      const runs = !called.includes('skip') && !called.includes('todo');
      if (isTest(called) && title !== undefined && runs) {
        titles.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, title });
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(tree);
  return titles;
}

/** `test.concurrent.each(table)` reads as test, concurrent, each. */
function words(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...words(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return words(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return words(expression.tag);
  return [];
}

function textOf(title: ts.Expression | undefined): string | undefined {
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.head.text + title.templateSpans.map((span) => `…${span.literal.text}`).join('');
  if (ts.isBinaryExpression(title)) return `${textOf(title.left) ?? '…'}${textOf(title.right) ?? '…'}`;
  return undefined;
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
