/** A field in a query. */
type Field = { name: string; alias: string; on?: string; fields: Field[] };

const TOKENS = /"(?:[^"\\]|\\.)*"|\.\.\.|[A-Za-z_]\w*|[{}()[\]:!$=@]|-?\d+(?:\.\d+)?/g;

/**
 * Answers any GraphQL query. `valueAt` returns the value at a path: an array, or an object to descend into. Supports
 * the parts of the language that shop clients use: operations, fragments, aliases.
 */
export function answerQuery(query: string, valueAt: (path: string[]) => unknown): Record<string, unknown> {
  const { operation, fragments } = parse(query);
  return fill(operation, []);

  function fill(fields: Field[], path: string[]): Record<string, unknown> {
    const filled: Record<string, unknown> = {};
    for (const field of fields) {
      if (field.name === '...') {
        Object.assign(filled, fill(field.on === undefined ? field.fields : (fragments.get(field.on) ?? []), path));
        continue;
      }
      const at = [...path, field.name];
      const value = valueAt(at);
      if (field.fields.length === 0 || value === null) filled[field.alias] = value;
      else if (Array.isArray(value)) filled[field.alias] = value.map(() => fill(field.fields, at));
      else filled[field.alias] = fill(field.fields, at);
    }
    return filled;
  }
}

function parse(query: string): { operation: Field[]; fragments: Map<string, Field[]> } {
  const tokens = query.match(TOKENS) ?? [];
  const fragments = new Map<string, Field[]>();
  let operation: Field[] = [];
  let at = 0;

  while (at < tokens.length) {
    const name = tokens[at] === 'fragment' ? tokens[at + 1] : undefined;
    while (at < tokens.length && tokens[at] !== '{') at = tokens[at] === '(' ? afterBrackets(at) : at + 1;
    const fields = selection();
    if (name === undefined) operation = fields;
    else fragments.set(name, fields);
  }
  return { operation, fragments };

  function selection(): Field[] {
    const fields: Field[] = [];
    at += 1;
    while (at < tokens.length && tokens[at] !== '}') fields.push(tokens[at] === '...' ? spread() : field());
    at += 1;
    return fields;
  }

  function spread(): Field {
    at += 1;
    if (tokens[at] === 'on') {
      at += 2;
      return { name: '...', alias: '...', fields: selection() };
    }
    const on = tokens[at] ?? '';
    at += 1;
    return { name: '...', alias: '...', on, fields: [] };
  }

  function field(): Field {
    let name = tokens[at] ?? '';
    const alias = name;
    at += 1;
    if (tokens[at] === ':') {
      name = tokens[at + 1] ?? '';
      at += 2;
    }
    if (tokens[at] === '(') at = afterBrackets(at);
    return { name, alias, fields: tokens[at] === '{' ? selection() : [] };
  }

  function afterBrackets(from: number): number {
    let depth = 0;
    for (let index = from; index < tokens.length; index += 1) {
      if (tokens[index] === '(') depth += 1;
      if (tokens[index] === ')') depth -= 1;
      if (depth === 0) return index + 1;
    }
    throw new Error('a bracket of the query is not closed');
  }
}
