import { FIGURES, type Figure, figureText } from './figures';
import type { FigureSummary } from './summary';

/** The figures in the picture: those that a visitor of a page would notice. */
const SHOWN = ['cpuMs', 'usableMs', 'doneMs', 'longestTaskMs', 'heapBytes', 'bytes'];

const WIDTH = 880;
const PANEL = { width: 424, gap: 32, head: 34, row: 26, foot: 18 };
const LABEL = 136;
const BAR = 206;
const HEAD = 64;

/**
 * The figures of one page as bars: the median of each variant with its spread. It is readable on light and dark
 * backgrounds.
 */
export function pictureSvg(summaries: FigureSummary[], page: string): string {
  const ofPage = summaries.filter((summary) => summary.page === page);
  const variants = [...new Set(ofPage.map(({ variant }) => variant))];
  const figures = FIGURES.filter(
    ({ name }) => SHOWN.includes(name) && ofPage.some(({ figure }) => figure === name),
  ).sort((a, b) => SHOWN.indexOf(a.name) - SHOWN.indexOf(b.name));
  const panelHeight = PANEL.head + variants.length * PANEL.row + PANEL.foot;
  const height = HEAD + Math.ceil(figures.length / 2) * panelHeight;
  const panels = figures.map((figure, index) => {
    const x = (index % 2) * (PANEL.width + PANEL.gap);
    const y = HEAD + Math.floor(index / 2) * panelHeight;
    return panelSvg(
      figure,
      variants.map((variant) =>
        ofPage.find((summary) => summary.figure === figure.name && summary.variant === variant),
      ),
      variants,
      x,
      y,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${escaped(`Speed of a page with ${page}: ${variants.join(', ')}`)}</title>
<style>${STYLES}</style>
<text class="title" x="0" y="24">A page with ${escaped(page)}</text>
<text class="note" x="0" y="46">Medians; the thin line reaches from the least to the greatest of all rounds. Shorter is better.</text>
${panels.join('\n')}
</svg>
`;
}

const STYLES = `
text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1b1d22}
.title{font-size:19px;font-weight:650}.name{font-weight:600}.note,.label{fill:#5a6070}.note{font-size:13px}
.label{text-anchor:end}.ours{font-weight:650;fill:#1b1d22}
.bar{fill:#aab3c5}.bar.ours{fill:#0b57d0}.spread{stroke:#5a6070;stroke-width:1.5}.axis{stroke:#d5dae4}
@media(prefers-color-scheme:dark){text,.ours{fill:#e8eaf0}.note,.label{fill:#a6adbd}.label.ours{fill:#e8eaf0}
.bar{fill:#5d6679}.bar.ours{fill:#7cacf8}.spread{stroke:#c3c9d6}.axis{stroke:#3a4150}}`.trim();

function panelSvg(
  figure: Figure,
  bars: (FigureSummary | undefined)[],
  variants: string[],
  x: number,
  y: number,
): string {
  const most = Math.max(...bars.map((bar) => bar?.spread.max ?? 0), Number.MIN_VALUE);
  const xOf = (value: number) => LABEL + 10 + (Math.max(0, value) / most) * BAR;
  const rows = bars.map((bar, index) =>
    rowSvg(bar, variants[index] ?? '', figure, xOf, PANEL.head + index * PANEL.row),
  );
  const unit = figure.unit === 'ms' || figure.unit === 'kB' ? `, ${figure.unit}` : '';
  const axis = `<line class="axis" x1="${xOf(0)}" x2="${xOf(0)}" y1="${PANEL.head - 12}" y2="${PANEL.head + bars.length * PANEL.row - 10}"/>`;
  return `<g transform="translate(${x} ${y})"><text class="name" x="0" y="12">${escaped(capital(figure.title) + unit)}</text>${axis}${rows.join('')}</g>`;
}

function rowSvg(
  bar: FigureSummary | undefined,
  variant: string,
  { unit }: Figure,
  xOf: (value: number) => number,
  y: number,
): string {
  const ownClass = variant === 'quire' ? ' ours' : '';
  const label = `<text class="label${ownClass}" x="${LABEL}" y="${y + 5}">${escaped(shortName(variant))}</text>`;
  if (!bar) return `${label}<text class="note" x="${xOf(0) + 8}" y="${y + 5}">–</text>`;
  const { median, min, max } = bar.spread;
  const length = Math.max(1, xOf(median) - xOf(0));
  const spread =
    max > min ? `<line class="spread" x1="${round(xOf(min))}" x2="${round(xOf(max))}" y1="${y}" y2="${y}"/>` : '';
  const valueAt = Math.max(xOf(median), xOf(max)) + 8;
  return `${label}<rect class="bar${ownClass}" x="${xOf(0)}" y="${y - 8}" width="${round(length)}" height="16" rx="2"/>${spread}<text class="value${ownClass}" x="${round(valueAt)}" y="${y + 5}">${figureText(median, unit)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A package's name without its scope, because the column is narrow. */
const shortName = (variant: string) => variant.replace(/^@[^/]+\//, '').slice(0, 20);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
