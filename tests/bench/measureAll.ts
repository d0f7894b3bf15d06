import { measureLate } from './measure/measureLate';
import { measureEarlyPress, measurePress } from './measure/measurePress';
import { measureWork } from './measure/measureWork';
import type { Bench } from './measure/openVisit';
import type { Raw } from './measure/raw';
import { MINI_CART, type PageKind, shelf } from './page/pages';
import { shuffled } from './report/median';
import type { Sample } from './report/summary';
import { EMPTY, type Variant } from './variants';

/** Every variant on every page, in each round in another order. */
export async function measureAll(
  bench: Bench,
  variants: Variant[],
  { rounds, shelves }: { rounds: number; shelves: number[] },
  onRound: (round: number) => void,
): Promise<Sample[]> {
  const kinds = [...shelves.map(shelf), MINI_CART];
  const cases = kinds.flatMap((kind) =>
    variants.filter((variant) => isFor(variant, kind)).map((variant) => ({ kind, variant })),
  );
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round);
    for (const { kind, variant } of shuffled(cases)) {
      const raw = await measureOne(bench, variant, kind);
      samples.push({ round, page: kind.name, variant: variant.name, raw });
    }
  }
  return inOrder(samples, cases);
}

/** What the visits to one page are measured to be. Throws with the name of the page that did not do its work. */
async function measureOne(bench: Bench, variant: Variant, kind: PageKind): Promise<Raw> {
  const measures = variant === EMPTY ? [measureWork] : [measureWork, measurePress, measureEarlyPress, measureLate];
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

const isFor = (variant: Variant, kind: PageKind) =>
  (variant.hasMiniCart || !kind.hasMiniCart) && kind.buttons <= (variant.mostButtons ?? kind.buttons);

/** As the pages and variants were named, whatever the order of the rounds. */
function inOrder(samples: Sample[], cases: { kind: PageKind; variant: Variant }[]): Sample[] {
  const placeOf = ({ page, variant }: Sample) =>
    cases.findIndex((one) => one.kind.name === page && one.variant.name === variant);
  return [...samples].sort((a, b) => placeOf(a) - placeOf(b) || a.round - b.round);
}
