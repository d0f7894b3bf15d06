import { measureLate } from './measure/measureLate';
import { measureEarlyPress, measureHoveredPress, measurePress } from './measure/measurePress';
import { measureWork } from './measure/measureWork';
import type { Bench } from './measure/openVisit';
import type { Raw } from './measure/raw';
import { type PageCounts, type PageKind, pagesOf } from './page/pages';
import { shuffled } from './report/median';
import type { Sample } from './report/summary';
import { type AppliedVariant, EMPTY, type Variant } from './variants';

/** Measures every variant on every page, in a different order each round. */
export async function measureAll(
  bench: Bench,
  variants: Variant[],
  { rounds, only, ...counts }: PageCounts & { rounds: number; only: string },
  onRound: (round: number) => void,
): Promise<Sample[]> {
  const kinds = pagesOf(counts, only);
  const cases = kinds.flatMap((kind) =>
    variants.flatMap((variant) => {
      const applied = variant.on(kind);
      return applied ? [{ kind, applied }] : [];
    }),
  );
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round);
    for (const { kind, applied } of shuffled(cases)) {
      samples.push({ round, page: kind.name, variant: applied.name, raw: await measureOne(bench, applied, kind) });
    }
  }
  return inOrder(samples, cases);
}

/** The measurements of the visits to one page. Throws with the name of the page that did not work. */
async function measureOne(bench: Bench, variant: AppliedVariant, kind: PageKind): Promise<Raw> {
  const measures =
    variant.name === EMPTY.name
      ? [measureWork]
      : [measureWork, measurePress, measureEarlyPress, measureHoveredPress, measureLate];
  const raw: Raw = {};
  for (const measure of measures) {
    try {
      Object.assign(raw, await measure(bench, variant, kind));
    } catch (cause) {
      throw new Error(`${variant.name}, ${kind.name}, ${measure.name}: ${(cause as Error).message}`, { cause });
    }
  }
  return raw;
}

/** Sorts by the order of the pages and variants, whatever the order of the rounds. */
function inOrder(samples: Sample[], cases: { kind: PageKind; applied: AppliedVariant }[]): Sample[] {
  const caseIndexOf = ({ page, variant }: Sample) =>
    cases.findIndex((testCase) => testCase.kind.name === page && testCase.applied.name === variant);
  return [...samples].sort((a, b) => caseIndexOf(a) - caseIndexOf(b) || a.round - b.round);
}
