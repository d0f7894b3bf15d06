import { prefixOf, readMark } from './marks';
import type { Requirement } from './requirements';
import type { TestTitle } from './titles';

export type Coverage = {
  /** The surfaces of the tests that name each row, the most specific first, by row id. */
  named: Map<string, string[]>;
  /** Invalid marks, each with its file and line, and rows that are met on no surface. */
  faults: string[];
};

/** Compares the titles of all tests with the rows. `surfacesOf` has the surfaces that use what the tests of a file are about. */
export function cover(
  requirements: Requirement[],
  titles: TestTitle[],
  surfacesOf: (file: string) => string[],
): Coverage {
  const known = new Set(requirements.map((row) => row.id));
  const prefixes = new Set(requirements.map((row) => prefixOf(row.id)));
  const tests = new Map<string, Set<string>>();
  const faults: string[] = [];

  for (const { file, line, title } of titles) {
    const { rows, fault } = readMark(title, prefixes);
    if (fault) faults.push(`${file}:${line} ${fault}`);
    for (const id of rows) {
      if (known.has(id)) tests.set(id, (tests.get(id) ?? new Set()).add(file));
      else faults.push(`${file}:${line} names ${id}, which is not a row of requirements.tsv`);
    }
  }

  const named = new Map<string, string[]>();
  for (const [id, files] of tests) {
    const found = [...files].map(surfacesOf).sort((a, b) => a.length - b.length);
    const surfaces = [...new Set(found.flat())];
    if (surfaces.length > 0) named.set(id, surfaces);
    else
      faults.push(`${id} is met on no surface: nothing that people can reach uses what ${[...files].join(', ')} tests`);
  }
  return { named, faults };
}

/** The number of surfaces that the report names for each row. */
const NAMED = 3;

/** `HTTP-004  useCart, MiniCart, CartPage and 12 more`: each row with the surfaces on which it is met. */
export function surfaceList(requirements: Requirement[], { named }: Coverage): string[] {
  return requirements.flatMap(({ id }) => {
    const surfaces = named.get(id);
    if (!surfaces) return [];
    const more = surfaces.length > NAMED ? ` and ${surfaces.length - NAMED} more` : '';
    return [`${id}  ${surfaces.slice(0, NAMED).join(', ')}${more}`];
  });
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

/** The rows that no test names, with their requirement; optionally only the rows of one capability. */
export function missing(requirements: Requirement[], { named }: Coverage, capability?: string): string[] {
  return requirements
    .filter((row) => !named.has(row.id) && (capability === undefined || row.capability === capability))
    .map((row) => `${row.id}  ${row.statement}`);
}
