import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cover, missing, summary, surfaceList } from './coverage';
import { readRequirements } from './requirements';
import { createSurfaces } from './surfaces';
import { testTitles } from './titles';

/**
 * Prints on which surface each row of the specification is met, and how many rows a test names, per capability:
 * `npm run spec`. `npm run spec -- platform` prints the unproven rows of that capability instead, and
 * `npm run spec -- --missing` all unproven rows. Exits 1 when a test names a row that does not exist, when a title's mark is
 * invalid, or when a row is proven only by tests of code that nobody can reach.
 */
function report(args: string[]): number {
  const requirements = readRequirements();
  const capabilities = new Set(requirements.map((row) => row.capability));
  const unknown = args.find((arg) => arg !== '--missing' && !capabilities.has(arg));
  if (unknown) {
    console.error(
      `Expected a capability, received "${unknown}". The capabilities are: ${[...capabilities].join(', ')}.`,
    );
    return 1;
  }

  const sources = new Map(
    ['src', 'loader', 'examples', 'tests'].flatMap(sourceFiles).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const tests = [...sources].filter(([file]) => /\.test\.tsx?$/.test(file));
  const coverage = cover(
    requirements,
    tests.flatMap(([file, source]) => testTitles(file, source)),
    createSurfaces(sources),
  );

  for (const capability of args.filter((arg) => arg !== '--missing'))
    print(missing(requirements, coverage, capability));
  if (args.includes('--missing')) print(missing(requirements, coverage));
  if (args.length === 0) print(surfaceList(requirements, coverage));
  print(summary(requirements, coverage));
  for (const fault of coverage.faults) console.error(fault);
  return coverage.faults.length === 0 ? 0 : 1;
}

function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}

function print(lines: string[]): void {
  for (const line of lines) console.log(line);
}

process.exitCode = report(process.argv.slice(2));
