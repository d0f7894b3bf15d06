import { prefixOf, readMark } from './marks';
import type { Requirement } from './requirements';
import type { TestTitle } from './titles';

export type Coverage = {
  /** The number of tests that name each row, by row id. */
  named: Map<string, number>;
  /** Invalid marks, each with its file and line. */
  faults: string[];
};

/** Compares the titles of all tests with the rows. */
export function cover(requirements: Requirement[], titles: TestTitle[]): Coverage {
  const known = new Set(requirements.map((row) => row.id));
  const prefixes = new Set(requirements.map((row) => prefixOf(row.id)));
  const named = new Map<string, number>();
  const faults: string[] = [];

  for (const { file, line, title } of titles) {
    const { rows, fault } = readMark(title, prefixes);
    if (fault) faults.push(`${file}:${line} ${fault}`);
    for (const id of rows) {
      if (known.has(id)) named.set(id, (named.get(id) ?? 0) + 1);
      else faults.push(`${file}:${line} names ${id}, which is not a row of requirements.tsv`);
    }
  }
  return { named, faults };
}

/** `cart 120 of 238`, one line per capability in the order of the table, and their sum. */
export function summary(requirements: Requirement[], { named }: Coverage): string[] {
  const capabilities = [...new Set(requirements.map((row) => row.capability))];
  const width = Math.max(...capabilities.map((name) => name.length), 'all'.length);
  const line = (name: string, rows: Requirement[]) =>
    `${name.padEnd(width)}  ${String(rows.filter((row) => named.has(row.id)).length).padStart(4)} of ${rows.length}`;
  return [
    ...capabilities.map((name) =>
      line(
        name,
        requirements.filter((row) => row.capability === name),
      ),
    ),
    line('all', requirements),
  ];
}

/** The rows that no test names, with their requirement; optionally only those of one capability. */
export function missing(requirements: Requirement[], { named }: Coverage, capability?: string): string[] {
  return requirements
    .filter((row) => !named.has(row.id) && (capability === undefined || row.capability === capability))
    .map((row) => `${row.id}  ${row.statement}`);
}
