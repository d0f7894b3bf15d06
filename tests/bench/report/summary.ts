import type { Raw, RawName } from '../measure/raw';
import { FIGURES } from './figures';
import { type Spread, spreadOf } from './median';

/** One page of one variant in one round. */
export type Sample = { round: number; page: string; variant: string; raw: Raw };

/** One figure of one page and variant over all rounds; `ratio` is to the hand-written page of the same round. */
export type FigureSummary = { page: string; variant: string; figure: RawName; spread: Spread; ratio?: Spread };

export type Reference = { empty: string; handWritten: string };

/** All figures of all rounds as medians with their spread. Differences and ratios are taken inside each round. */
export function summaryOf(samples: Sample[], reference: Reference): FigureSummary[] {
  const cases = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = JSON.stringify([sample.page, sample.variant]);
    cases.set(key, [...(cases.get(key) ?? []), sample]);
  }

  const beside = ({ round, page }: Sample, variant: string) =>
    samples.find((candidate) => candidate.round === round && candidate.page === page && candidate.variant === variant)
      ?.raw;

  /** The figure as the report defines it; undefined where the page or the variant has none. */
  function figureOf(sample: Sample, raw: Raw | undefined, { name, isOverEmpty }: (typeof FIGURES)[number]) {
    const value = raw?.[name];
    const empty = isOverEmpty ? beside(sample, reference.empty)?.[name] : 0;
    return value === undefined || empty === undefined ? undefined : value - empty;
  }

  return [...cases.values()].flatMap((rounds) =>
    FIGURES.flatMap((figure): FigureSummary[] => {
      const [first] = rounds;
      if (!first || first.variant === reference.empty) return [];
      const values = rounds.map((sample) => figureOf(sample, sample.raw, figure)).filter(isDefined);
      if (values.length === 0) return [];
      const ratios = rounds.map((sample) => {
        const own = figureOf(sample, sample.raw, figure);
        const theirs = figureOf(sample, beside(sample, reference.handWritten), figure);
        return own === undefined || theirs === undefined || theirs <= 0 ? undefined : own / theirs;
      });
      const defined = ratios.filter(isDefined);
      return [
        {
          page: first.page,
          variant: first.variant,
          figure: figure.name,
          spread: spreadOf(values),
          ...(figure.hasRatio && defined.length > 0 && { ratio: spreadOf(defined) }),
        },
      ];
    }),
  );
}

const isDefined = (value: number | undefined): value is number => value !== undefined;
