import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Returns whether a page can configure a setting, by its dotted path: `cart.feedback`, or `urls.*` for a group. */
export function settingsContract(): (setting: string) => boolean {
  const file = fileURLToPath(new URL('../../src/core/platform/client/settings.ts', import.meta.url));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const named = source && checker.getSymbolAtLocation(source)?.exports?.get('StorefrontConfig' as ts.__String);
  if (!named) throw new Error('settings.ts has no StorefrontConfig');
  const config = checker.getDeclaredTypeOfSymbol(named);

  return (setting) => {
    let type: ts.Type | undefined = config;
    for (const name of setting.split('.')) {
      if (name === '*') return type !== undefined;
      const group: ts.Type | undefined = type && checker.getNonNullableType(type);
      const property: ts.Symbol | undefined = group && checker.getPropertyOfType(group, name);
      type = property
        ? checker.getTypeOfSymbol(property)
        : group && checker.getIndexTypeOfType(group, ts.IndexKind.String);
    }
    return type !== undefined;
  };
}

/** The dotted settings in the column Config of the decisions, each with the id of its row. */
export function namedSettings(decisions: string): { id: string; setting: string }[] {
  return decisions.split('\n').flatMap((row) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [id = '', config = ''] = [cells[1], cells.at(-3)];
    if (!id.startsWith('DEC-')) return [];
    // a name in backquotes is not a setting: it is a constant, a prop or an option of a call
    const words = config.replace(/`[^`]*`/g, '').matchAll(/(?<![\w.\-/])[a-z]\w*(?:\.[\w*-]+)+/g);
    return [...words].map(([setting]) => ({ id, setting }));
  });
}
