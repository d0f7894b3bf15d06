import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { launchChromium } from '../support/browser/chromium';
import { engines } from './engines';

const DOCUMENT = 'loader/browsers.md';
const [START, END] = ['<!-- run: engines -->', '<!-- /run -->'];
const RESULTS: Record<string, string> = {
  passed: 'works',
  failed: '**fails**',
  skipped: 'not run',
  pending: 'not run',
};

/** Writes the tables of journeys and engines into their document, for `npm run test:browsers`. */
export default class ReportSupport implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const results = new Map<string, Record<string, string>>();
    const testsIn = (folder: string) =>
      modules.filter(({ moduleId }) => moduleId.includes(folder)).flatMap((it) => [...it.children.allTests()]);
    for (const test of testsIn('/tests/engines/')) {
      const title = test.name.replace(/ \[[^\]]*\]$/, '');
      const engine = ('name' in test.parent ? test.parent.name : '').replace(/^in /, '');
      results.set(title, { ...results.get(title), [engine]: RESULTS[test.result().state] ?? '' });
    }
    const names = engines.map(({ name }) => name);
    const versions = await Promise.all(
      engines.map(async ({ name, version }) => (name === 'chromium' ? chromium() : version())),
    );
    const lines = [
      ['A customer’s journey', ...versions.map((version, index) => version ?? `${names[index]}: not installed`)],
      ['---', ...names.map(() => '---')],
      ...[...results].map(([title, states]) => [title, ...names.map((name) => states[name] ?? 'not run')]),
    ];
    const document = readFileSync(DOCUMENT, 'utf8');
    const [before, rest = ''] = document.split(START);
    writeFileSync(
      DOCUMENT,
      `${before}${START}\n\n${toTable(lines)}\n\n${inFirefox(testsIn('/tests/journeys/'))}\n\n${END}${rest.split(END)[1] ?? ''}`,
    );
  }
}

const toTable = (lines: string[][]) => lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** How many of the journeys of Chromium work in Firefox, and what the others need of its driver. */
function inFirefox(tests: TestCase[]): string {
  const countOf = (state: string, tag?: string) =>
    tests.filter((test) => test.result().state === state && (!tag || test.tags.includes(tag))).length;
  const lacks = (tests[0]?.project.config.tags ?? []).map(({ name, description = '' }) => [
    description,
    `${countOf('skipped', name)}`,
  ]);
  const failures = countOf('failed') > 0 ? ` ${countOf('failed')} **fail**.` : '';
  return `${countOf('passed')} of the ${tests.length} other journeys work in Firefox, too.${failures} Those that need something its driver lacks are not run:

${toTable([['What the driver lacks', 'Journeys'], ['---', '---'], ...lacks])}`;
}

async function chromium(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
