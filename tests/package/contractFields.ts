import path from 'node:path';
import ts from 'typescript';

/** A field of a schema of the shop's requests or responses: `cart/contract/cart.ts: orderNumber`. */
export type Field = { file: string; name: string };

/**
 * The fields of all contracts that no product code reads: no property access and no destructuring outside of the
 * contracts leads to the field's declaration, and none in the clients and rules of its subject has its name. The second condition is for
 * types that a function has composed, where a property no longer leads to its declaration, and for fields that are read
 * by a name in quotes.
 */
export function unreadFields(): Field[] {
  const program = programOfSource();
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().map((source) => ({ source, file: path.relative('.', source.fileName) }));
  const contracts = files.filter(({ file }) => /^src\/core\/\w+\/contract\//.test(file));
  const product = files.filter((each) => /^(src|loader)\//.test(each.file) && !contracts.includes(each));

  const fields = new Map<ts.Node, Field>();
  for (const { source, file } of contracts) {
    visit(source, (node) => {
      if (ts.isPropertyAssignment(node))
        fields.set(node, { file: file.replace('src/core/', ''), name: node.name.getText() });
    });
  }

  const read = new Set<ts.Node>();
  const names = new Set<string>();
  for (const { source, file } of product) {
    const mark = (name: string, symbol: ts.Symbol | undefined) => {
      for (const declaration of symbol?.declarations ?? []) read.add(declaration);
      if (isTranslation(file)) names.add(`${subjectOf(file)} ${name}`);
    };
    visit(source, (node) => {
      if (ts.isStringLiteral(node)) mark(node.text, undefined);
      if (ts.isPropertyAccessExpression(node)) mark(node.name.text, checker.getSymbolAtLocation(node.name));
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (ts.isIdentifier(name)) mark(name.text, checker.getTypeAtLocation(node.parent).getProperty(name.text));
      }
    });
  }
  const isNamed = ({ file, name }: Field) => names.has(`${subjectOf(file)} ${name}`);
  return [...fields].filter(([node, field]) => !read.has(node) && !isNamed(field)).map(([, field]) => field);
}

/** `cart` of `src/core/cart/client/toCart.ts` and of `cart/contract/cart.ts`. */
const subjectOf = (file: string) => file.replace('src/core/', '').split('/')[0];

const isTranslation = (file: string) => /\/(client|rules)\//.test(file);

function programOfSource(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
  const files = config?.fileNames.filter(
    (file) => /\/(src|loader)\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );
  return ts.createProgram(files ?? [], { ...config?.options, noEmit: true });
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
