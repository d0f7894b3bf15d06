import { FIGURES, figureText } from './figures';
import type { FigureSummary } from './summary';

/** The conditions of the measurements. */
export type Circumstances = { rounds: number; throttle: number; browser: string; processor: string; callMs: number };

/** The report as Markdown: one table for each page, a row for each figure, a column for each variant. */
export function reportMarkdown(summaries: FigureSummary[], circumstances: Circumstances): string {
  const pages = [...new Set(summaries.map(({ page }) => page))];
  return [
    '# Speed',
    '',
    circumstancesText(circumstances),
    '',
    '![Figures of the page with the most differences](result.svg)',
    ...pages.flatMap((page) => [
      '',
      `## ${capital(page)}`,
      '',
      ...tableOf(summaries.filter((summary) => summary.page === page)),
    ]),
    '',
    ...EXPLANATIONS,
    '',
  ].join('\n');
}

const EXPLANATIONS = [
  '*Hand-written* renders the same content with a few lines of plain script. *Forms taken over* renders nothing and only keeps',
  "the server's forms from leaving the page, which is the least that a script can do. *Main thread* is the processor time of",
  "the page's thread minus the same page's without any script, measured at full speed and scaled to the slower processor;",
  'the same applies to *longest task*. *Usable* is a control that the script responds to; *re-rendered* is one that the script',
  'has replaced: of a cart page or a list, the lines that fill the window, and all of its lines. *Press to done* ends when the',
  'button reports that the product is in the cart; when the lines of the mini cart are visible; when the cart page displays the',
  'new total after one more unit of its first line; when the shop has one more unit of the first item of a list; when a tile',
  'reports the add; when a card form accepts input. Of tiles, the hand-written page and *a React root each* render every tile of',
  'the page; this library renders those near the window. *Press to done* excludes the time of waiting for the backend, or for a',
  'pause in further presses. `npm run bench` creates this file. With `-- --peers` it also measures other libraries: their',
  'unchanged packages, with this machine in place of their hosts. No package contains the contents of the frames of the card',
  "fields of Braintree and Adyen. Braintree's frames contain fields built from the packages that it names, and Adyen's contain",
  'plain fields, in which no key is measured. The figures of both are therefore better than in production.',
];

function circumstancesText({ rounds, throttle, browser, processor, callMs }: Circumstances): string {
  const slower = throttle > 1 ? `processor slowed down ${throttle} times` : 'processor at full speed';
  return (
    `${browser}, ${slower} (${processor}), every call to the backend ${callMs} ms, files from this machine, ` +
    `${rounds} shuffled ${rounds === 1 ? 'round' : 'rounds'}. Medians, with the least and the greatest in brackets; ` +
    '× is to hand-written, in the same round.'
  );
}

function tableOf(summaries: FigureSummary[]): string[] {
  const variants = [...new Set(summaries.map(({ variant }) => variant))];
  const rows = FIGURES.filter(({ name }) => summaries.some(({ figure }) => figure === name)).map(
    ({ name, title, unit }) => {
      const cells = variants.map((variant) => {
        const summary = summaries.find(
          ({ figure, variant: summaryVariant }) => figure === name && summaryVariant === variant,
        );
        return summary ? cellText(summary, unit) : '–';
      });
      return `| ${[unit === 'ms' || unit === 'kB' ? `${title}, ${unit}` : title, ...cells].join(' | ')} |`;
    },
  );
  return [`| | ${variants.join(' | ')} |`, `| --- |${' --: |'.repeat(variants.length)}`, ...rows];
}

function cellText(
  { spread: { median, min, max }, ratio }: FigureSummary,
  unit: (typeof FIGURES)[number]['unit'],
): string {
  const [middle, least, most] = [median, min, max].map((value) => figureText(value, unit));
  const range = least === most ? '' : ` (${least}–${most})`;
  return `${middle}${range}${ratio ? ` · ${ratio.median.toFixed(2)} ×` : ''}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
