import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cover, missing, summary } from './coverage';
import { readRequirements } from './requirements';
import { testTitles } from './titles';

/**
 * Prints how many rows of the specification a test names, per capability: `npm run spec`.
 * `npm run spec -- platform` adds the unproven rows of that capability, `npm run spec -- --missing` all unproven rows.
 * Exits 1 when a test names a row that does not exist, or when a title's mark is invalid.
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

  const files = ['src', 'loader', 'examples', 'tests'].flatMap(testFiles);
  const coverage = cover(
    requirements,
    files.flatMap((file) => testTitles(file, readFileSync(file, 'utf8'))),
  );

  for (const capability of args.filter((arg) => arg !== '--missing'))
    print(missing(requirements, coverage, capability));
  if (args.includes('--missing')) print(missing(requirements, coverage));
  print(summary(requirements, coverage));
  for (const fault of coverage.faults) console.error(fault);
  return coverage.faults.length === 0 ? 0 : 1;
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}

function print(lines: string[]): void {
  for (const line of lines) console.log(line);
}

process.exitCode = report(process.argv.slice(2));
