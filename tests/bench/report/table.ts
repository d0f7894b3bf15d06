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
    '![Figures of the page with most to tell](result.svg)',
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
  '*Hand-written* draws the same itself, in a few lines of plain script; *forms taken over* draws nothing and only keeps the',
  "server's forms from leaving the page, which is the least a script can do. *Main thread* is the processor time of the",
  "page's thread less that of the same page without any script, taken at full speed and told as the slower processor's; the",
  '*longest task* likewise. *Usable* is a control that the script answers, *drawn anew* one that the script has put in its',
  'place: of a cart page, the lines that fill the window and all of its lines; of a list likewise. *Press to done* ends when the button says that the',
  'product is in the cart, when the lines of the mini cart are seen, when the cart page has the new sum of one more of its',
  'first line, or when the shop has one more of the first item of a list; of a tile, when it says so; of a card form, when it',
  'can be typed in. Of tiles, by hand and with *a React root each* every one of the page is drawn, by us those near the window.',
  '*Press to done* is told less the time in which the backend, or a pause for further presses, was waited for. `npm run bench` makes this file, and with',
  '`-- --peers` it measures others beside us: their packages as they are, their own hosts answered by this machine. What is inside',
  "of the frames of Braintree's and of Adyen's card fields is in no package: of Braintree's, fields made of the packages that it",
  "names stand there, of Adyen's bare ones, in which no key is measured. So both are told faster than they are.",
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
