import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
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

/** Writes the table of journeys and engines into its document, for `npm run test:browsers`. */
export default class ReportSupport implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const results = new Map<string, Record<string, string>>();
    const journeys = modules.filter(({ moduleId }) => moduleId.includes('/tests/engines/'));
    for (const test of journeys.flatMap((module) => [...module.children.allTests()])) {
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
    const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    const document = readFileSync(DOCUMENT, 'utf8');
    const [before, rest = ''] = document.split(START);
    writeFileSync(DOCUMENT, `${before}${START}\n\n${table}\n\n${END}${rest.split(END)[1] ?? ''}`);
  }
}

async function chromium(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
