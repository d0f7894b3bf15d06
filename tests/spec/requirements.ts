import { readFileSync } from 'node:fs';

/** One row of requirements.tsv: an id such as CART-ADD-010, and its statement. */
export type Requirement = { id: string; capability: string; statement: string };

/** Parses the table: tab-separated, one header line, columns id, capability, kind, source, statement, note. */
export function parseRequirements(table: string): Requirement[] {
  const [, ...lines] = table.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id, capability, , , statement] = line.split('\t');
    if (!id || !capability || !statement)
      throw new Error(`requirements.tsv has a line without id, capability or statement: ${line}`);
    return { id, capability, statement };
  });
}

/** Reads requirements.tsv. */
export function readRequirements(): Requirement[] {
  return parseRequirements(readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8'));
}
