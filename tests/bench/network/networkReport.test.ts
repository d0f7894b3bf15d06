import { expect, test } from 'vitest';
import { type NetworkSample, networkMarkdown, ONE_FILE, WAVES } from './networkReport';

const facts = {
  pages: ['category', 'cart'],
  variants: ['quire', ONE_FILE],
  rounds: 3,
  browser: 'Chromium 1',
  processor: '2 × one',
  preact: '11',
};
const circumstance = 'slow 4G, cold, HTTP/1.1';

/** The time of `quire` and of one file on the cart page, round by round. */
function samplesOf(times: [quire: number, oneFile: number][]): NetworkSample[] {
  return times.flatMap(([quire, oneFile], round) => [
    { circumstance, round, page: 'cart', variant: 'quire', raw: { contentMs: quire, files: 42, bytes: 127_000 } },
    { circumstance, round, page: 'cart', variant: ONE_FILE, raw: { contentMs: oneFile, files: 1, bytes: 90_400 } },
    { circumstance: WAVES, round, page: 'cart', variant: 'quire', raw: { fileWaves: 4, waves: 5 } },
  ]);
}

test('the report has medians, their spread, and the median of the ratios of each round', () => {
  const report = networkMarkdown(
    samplesOf([
      [2000, 1000],
      [3000, 2000],
      [2500, 1000],
    ]),
    facts,
  );
  expect(report).toContain('## Slow 4G, cold, HTTP/1.1\n\n### Cart\n\n| | quire | one file |\n');
  expect(report).toContain('| content seen, ms | 2,500 (2,000–3,000) · 2.00 × | 1,000 (1,000–2,000) |');
  expect(report).toContain(
    '| files | 42 | 1 |\n| waves of files | 4 | – |\n| waves with data and pictures | 5 | – |\n| kB gzip | 127.0 | 90.4 |',
  );
  expect(report).not.toContain('card can be typed, ms');
});
