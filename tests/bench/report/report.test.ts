import { describe, expect, test } from 'vitest';
import { figureText } from './figures';
import { pictureSvg } from './picture';
import { type Sample, summaryOf } from './summary';
import { reportMarkdown } from './table';

const REFERENCE = { empty: 'empty', handWritten: 'by hand' };
const page = '1 button';
const sample = (round: number, variant: string, raw: Sample['raw']): Sample => ({ round, page, variant, raw });

const samples = [
  sample(1, 'empty', { cpuMs: 10 }),
  sample(1, 'by hand', { cpuMs: 14, usableMs: 20, bytes: 1000 }),
  sample(1, 'quire', { cpuMs: 18, usableMs: 10, bytes: 2500 }),
  sample(2, 'empty', { cpuMs: 100 }),
  sample(2, 'by hand', { cpuMs: 110, usableMs: 40, bytes: 1000 }),
  sample(2, 'quire', { cpuMs: 110, usableMs: 40, bytes: 2500 }),
];
const summaries = summaryOf(samples, REFERENCE);
const figureOf = (variant: string, figure: string) =>
  summaries.find((summary) => summary.variant === variant && summary.figure === figure);
const circumstances = { rounds: 2, throttle: 4, browser: 'Chromium 1', processor: '2 × one', callMs: 50 };

describe('the summary of a bench', () => {
  test('subtracts the work of the empty page within each round', () => {
    expect(figureOf('quire', 'cpuMs')?.spread).toEqual({ median: 9, min: 8, max: 10 });
  });

  test('a ratio compares with the hand-written page of the same round', () => {
    expect(figureOf('quire', 'cpuMs')?.ratio).toEqual({ median: 1.5, min: 1, max: 2 });
    expect(figureOf('quire', 'usableMs')?.ratio).toEqual({ median: 0.75, min: 0.5, max: 1 });
  });

  test('figures that are not compared have no ratio, and the empty page has no figures', () => {
    expect(figureOf('quire', 'bytes')?.ratio).toBeUndefined();
    expect(summaries.some(({ variant }) => variant === 'empty')).toBe(false);
  });
});

describe('the report of a bench', () => {
  test('has a row for each measured figure, a column for each variant, and spreads in brackets', () => {
    const report = reportMarkdown(summaries, circumstances);
    expect(report).toContain('| | by hand | quire |\n| --- | --: | --: |');
    expect(report).toContain('| downloaded before a press, kB | 1.0 | 2.5 |');
    expect(report).toContain('| main thread, ms | 7.0 (4.0–10) · 1.00 × | 9.0 (8.0–10) · 1.50 × |');
    expect(report).not.toContain('longest task, ms');
  });

  test('names the browser and the processor', () => {
    expect(reportMarkdown(summaries, circumstances)).toContain('Chromium 1, processor slowed down 4 times (2 × one)');
  });

  test.each([
    [0.04, 'ms', '0.0'],
    [-0.04, 'ms', '0.0'],
    [9.96, 'ms', '10.0'],
    [123.4, 'ms', '123'],
    [25_600, 'kB', '26'],
    [2, 'count', '2'],
    [0, 'shift', '0'],
    [0.0571, 'shift', '0.057'],
  ] as const)('%d %s is printed as %s', (value, unit, text) => expect(figureText(value, unit)).toBe(text));
});

describe('the chart of a page', () => {
  const svg = pictureSvg(summaries, page);

  test('has a bar for each variant in each panel, and a name', () => {
    expect(svg.match(/<rect /g)).toHaveLength(6);
    expect(svg).toContain('Speed of a page with 1 button: by hand, quire');
  });

  test('has colors for a dark scheme', () => {
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  test('the widths of the bars are proportional to their figures', () => {
    const widths = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths[1]! / widths[0]!).toBeCloseTo(9 / 7, 1);
  });
});
