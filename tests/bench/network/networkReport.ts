import { type Spread, spreadOf } from '../report/median';
import type { NetworkRaw } from './networkVisit';

/** One visit; `circumstance` is `waves` for the visits that count them. */
export type NetworkSample = {
  circumstance: string;
  round: number;
  page: string;
  variant: string;
  raw: NetworkRaw;
};

export type NetworkFacts = {
  /** Names in the order of the report. */
  pages: readonly string[];
  variants: readonly string[];
  rounds: number;
  browser: string;
  processor: string;
  preact: string;
};

export const ONE_FILE = 'one file';
export const WAVES = 'waves';

type Figure = { name: keyof NetworkRaw; title: string; unit: 'ms' | 'kB' | 'count'; hasRatio?: true };

const FIGURES: readonly Figure[] = [
  { name: 'files', title: 'files', unit: 'count' },
  { name: 'fileWaves', title: 'waves of files', unit: 'count' },
  { name: 'waves', title: 'waves with data and pictures', unit: 'count' },
  { name: 'bytes', title: 'kB gzip', unit: 'kB' },
  { name: 'contentMs', title: 'content seen, ms', unit: 'ms', hasRatio: true },
  { name: 'usableMs', title: 'add button usable, ms', unit: 'ms', hasRatio: true },
  { name: 'answeredMs', title: 'press to answer of the button, ms', unit: 'ms', hasRatio: true },
  { name: 'noticedMs', title: 'press to drawer or toast, ms', unit: 'ms', hasRatio: true },
  { name: 'cardMs', title: 'a card can be typed after, ms', unit: 'ms', hasRatio: true },
];

/** The report as Markdown: a table for each page in each circumstance, a row for each figure, a column for each variant. */
export function networkMarkdown(samples: readonly NetworkSample[], facts: NetworkFacts): string {
  const circumstances = distinct(samples.map(({ circumstance }) => circumstance)).filter(
    (circumstance) => circumstance !== WAVES,
  );
  const waves = samples.filter(({ circumstance }) => circumstance === WAVES);
  const { pages, variants, rounds, browser, processor, preact } = facts;
  return [
    '# Network',
    '',
    `Pages of the reference shop. ${browser}, processor at full speed (${processor}), the lines emulated by the browser, ` +
      `${rounds} shuffled ${rounds === 1 ? 'round' : 'rounds'}. Medians, with the least and the greatest in brackets; × is ` +
      'the median of the ratios to *one file* in the same round.',
    ...circumstances.flatMap((circumstance) => {
      const ofCircumstance = samples.filter((sample) => sample.circumstance === circumstance);
      return [
        '',
        `## ${capital(circumstance)}`,
        ...pages.flatMap((page) => {
          const isOfPage = (sample: NetworkSample) => sample.page === page;
          if (!ofCircumstance.some(isOfPage)) return [];
          return [
            '',
            `### ${capital(page)}`,
            '',
            ...tableOf(variants, [...ofCircumstance, ...(isCold(circumstance) ? waves : [])].filter(isOfPage)),
          ];
        }),
      ];
    }),
    '',
    ...explanations(preact),
    '',
  ].join('\n');
}

const explanations = (preact: string) => [
  '*One file* is the same page with its code in one module script whose element is in the head: the loader, the runtime and',
  `every module that the page and its measured presses import, with stock packages (\`preact/compat\` ${preact}, valibot). It is the`,
  'limit that the other variants are compared with. *Files* and *kB* are scripts of ours that arrived before the content',
  'was seen, compressed with `gzip -9`, without headers. *Waves* are counted in visits of their own, with a latency of',
  '600 ms over HTTP/2: a file of ours, a data call or a picture of a widget is in wave n + 1 if an answer of wave n arrived',
  'before its request. *Content seen* counts from the start of the navigation: the header of the category page, the add button',
  'and the count of the mini cart on the product page, the lines of the cart, the tabs of the checkout, the names of the lists.',
  "Where a widget leaves the server's HTML in place, that HTML is its content. An add button is *usable* as soon as a press on",
  'it is handled. It is pressed as soon as the content is seen; so is the button that opens the card form. *Warm* is a second',
  'visit with the same cache; all scripts are served `immutable` there.',
];

function tableOf(variants: readonly string[], all: readonly NetworkSample[]): string[] {
  const rows = FIGURES.filter(({ name }) => all.some(({ raw }) => raw[name] !== undefined)).map((figure) => {
    const cells = variants.map((variant) => cellOf(figure, variant, all));
    return `| ${[figure.title, ...cells].join(' | ')} |`;
  });
  return [`| | ${variants.join(' | ')} |`, `| --- |${' --: |'.repeat(variants.length)}`, ...rows];
}

function cellOf({ name, unit, hasRatio }: Figure, variant: string, samples: readonly NetworkSample[]): string {
  const ownSamples = samples.flatMap(({ variant: sampleVariant, round, raw: { [name]: value } }) =>
    sampleVariant === variant && value !== undefined ? [{ round, value }] : [],
  );
  if (ownSamples.length === 0) return '–';
  const spread = spreadText(spreadOf(ownSamples.map(({ value }) => value)), unit);
  if (!hasRatio || variant === ONE_FILE) return spread;
  const ratios = ownSamples.flatMap(({ round, value }) => {
    const limit = samples.find((sample) => sample.variant === ONE_FILE && sample.round === round && sample.raw[name])
      ?.raw[name];
    return limit ? [value / limit] : [];
  });
  return ratios.length === 0 ? spread : `${spread} · ${spreadOf(ratios).median.toFixed(2)} ×`;
}

function spreadText({ median, min, max }: Spread, unit: Figure['unit']): string {
  const text = (value: number) =>
    unit === 'kB' ? (value / 1000).toFixed(1) : Math.round(value).toLocaleString('en-US');
  return text(min) === text(max) ? text(median) : `${text(median)} (${text(min)}–${text(max)})`;
}

const isCold = (circumstance: string) => circumstance.includes('cold');

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
