import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { engines } from '../engines/engines';
import { launchChromium } from './browser/chromium';

const DOCUMENT = 'loader/browsers.md';
const FOLDERS = ['tests/engines/', 'tests/journeys/'] as const;
const [START, END] = ['<!-- run: engines -->', '<!-- /run -->'];
const RESULTS: Record<string, string> = {
  passed: 'works',
  failed: '**fails**',
  skipped: 'not run',
  pending: 'not run',
};

/** Writes the tables of journeys and engines into their document, for `npm run test:browsers`. */
export default class ReportSupport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const testsIn = (folder: string) =>
      modules.filter(({ moduleId }) => moduleId.includes(folder)).flatMap((it) => [...it.children.allTests()]);
    const files = (await this.#vitest?.globTestSpecifications([...FOLDERS])) ?? [];
    const missing = withoutTests(files, modules);
    if (missing > 0) {
      console.log(`${DOCUMENT} is unchanged: this run has no tests of ${missing} of the ${files.length} files.`);
      return;
    }
    const [engineTests, journeys] = FOLDERS.map(testsIn) as [TestCase[], TestCase[]];
    const document = readFileSync(DOCUMENT, 'utf8');
    const [before, rest = ''] = document.split(START);
    const after = rest.split(END)[1] ?? '';
    const text = `${engineTable(engineTests, await versions())}\n\n${inFirefox(journeys)}`;
    writeFileSync(DOCUMENT, `${before}${START}\n\n${text}\n\n${END}${after}`);
  }
}

/** How many of the files have no test in this run: they were left out, or could not be loaded. */
export function withoutTests(
  files: readonly { moduleId: string }[],
  modules: readonly { moduleId: string; children: { size: number } }[],
): number {
  const loaded = new Set(modules.filter(({ children }) => children.size > 0).map(({ moduleId }) => moduleId));
  return files.filter(({ moduleId }) => !loaded.has(moduleId)).length;
}

/** What the tables need of a test. */
export type Outcome = Pick<TestCase, 'name' | 'tags'> & {
  parent: object;
  project: { config: { tags?: { name: string; description?: string }[] } };
  result(): { state: string };
};

/** A row for each journey, a column for each engine. */
export function engineTable(tests: readonly Outcome[], columns: Record<string, string>): string {
  const results = new Map<string, Record<string, string>>();
  for (const test of tests) {
    const title = test.name.replace(/ \[[^\]]*\]$/, '');
    const engine = ('name' in test.parent ? `${test.parent.name}` : '').replace(/^in /, '');
    results.set(title, { ...results.get(title), [engine]: RESULTS[test.result().state] ?? '' });
  }
  return toTable([
    ['A customer’s journey', ...Object.values(columns)],
    ['---', ...Object.keys(columns).map(() => '---')],
    ...[...results].map(([title, states]) => [title, ...Object.keys(columns).map((name) => states[name] ?? 'not run')]),
  ]);
}

/** How many of the journeys of Chromium work in Firefox, and what the others need of its driver. */
export function inFirefox(tests: readonly Outcome[]): string {
  const count = (isCounted: (test: Outcome) => boolean) => tests.filter(isCounted).length;
  const stateOf = (test: Outcome) => test.result().state;
  const failed = count((test) => stateOf(test) === 'failed');
  const left = count((test) => !['passed', 'failed'].includes(stateOf(test)) && test.tags.length === 0);
  const lacks = (tests[0]?.project.config.tags ?? []).map(({ name, description = '' }) => [
    description,
    `${count((test) => stateOf(test) === 'skipped' && test.tags.includes(name))}`,
  ]);
  const sentences = [
    `${count((test) => stateOf(test) === 'passed')} of the ${tests.length} other journeys work in Firefox, too.`,
    ...(failed > 0 ? [`**Failed: ${failed}.**`] : []),
    ...(left > 0 ? [`Not run, because what they need could not be installed or started: ${left}.`] : []),
    'Those that need something its driver lacks are not run:',
  ];
  return `${sentences.join(' ')}\n\n${toTable([['What the driver lacks', 'Journeys'], ['---', '---'], ...lacks])}`;
}

const toTable = (lines: string[][]) => lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

async function versions(): Promise<Record<string, string>> {
  const found = engines.map(async ({ name, version }) => {
    const text = name === 'chromium' ? await chromium() : version();
    return [name, text ?? `${name}: not installed`] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function chromium(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
