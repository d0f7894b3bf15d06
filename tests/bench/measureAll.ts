import { measureLate } from './measure/measureLate';
import { measureEarlyPress, measureHoveredPress, measurePress } from './measure/measurePress';
import { measureWork } from './measure/measureWork';
import type { Bench } from './measure/openVisit';
import type { Raw } from './measure/raw';
import { type PageCounts, type PageKind, pagesOf } from './page/pages';
import { shuffled } from './report/median';
import type { Sample } from './report/summary';
import { EMPTY, type Variant, type Worn } from './variants';

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
      const worn = variant.on(kind);
      return worn ? [{ kind, worn }] : [];
    }),
  );
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round);
    for (const { kind, worn } of shuffled(cases)) {
      samples.push({ round, page: kind.name, variant: worn.name, raw: await measureOne(bench, worn, kind) });
    }
  }
  return inOrder(samples, cases);
}

/** The measurements of the visits to one page. Throws with the name of the page that did not work. */
async function measureOne(bench: Bench, worn: Worn, kind: PageKind): Promise<Raw> {
  const measures =
    worn.name === EMPTY.name
      ? [measureWork]
      : [measureWork, measurePress, measureEarlyPress, measureHoveredPress, measureLate];
  const raw: Raw = {};
  for (const measure of measures) {
    try {
      Object.assign(raw, await measure(bench, worn, kind));
    } catch (cause) {
      throw new Error(`${worn.name}, ${kind.name}, ${measure.name}: ${(cause as Error).message}`, { cause });
    }
  }
  return raw;
}

/** Sorts by the order of the pages and variants, whatever the order of the rounds. */
function inOrder(samples: Sample[], cases: { kind: PageKind; worn: Worn }[]): Sample[] {
  const placeOf = ({ page, variant }: Sample) =>
    cases.findIndex((one) => one.kind.name === page && one.worn.name === variant);
  return [...samples].sort((a, b) => placeOf(a) - placeOf(b) || a.round - b.round);
}
