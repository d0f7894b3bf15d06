import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { shuffled } from '../report/median';
import { CIRCUMSTANCES, type Circumstance } from './circumstances';
import { NETWORK_PAGES, type NetworkPage } from './networkPages';
import { type NetworkSample, WAVES } from './networkReport';
import { measureVisit, measureWaves, type NetworkRaw, requestedFiles } from './networkVisit';
import type { OpenVariant } from './openVariants';

/** The pages that are measured in one circumstance. */
export type Plan = { circumstance: Circumstance; pages: NetworkPage[] };

export type MeasureOptions = {
  browser: Browser;
  variants: readonly OpenVariant[];
  rounds: number;
  /** Folder for screenshots of the first round; empty for none. */
  screenshots: string;
  log(text: string): void;
  /** Receives all samples so far after each circumstance, so that a long run can be stopped early. */
  onSamples(samples: readonly NetworkSample[]): void;
};

type Case = { variant: OpenVariant; page: NetworkPage; round: number };

/** The cases whose name contains the text, such as `cart, slow 4G, cold, HTTP/1.1`. Throws if no case matches. */
export function plansOf(only: string): Plan[] {
  const plans = CIRCUMSTANCES.map((circumstance) => ({
    circumstance,
    pages: NETWORK_PAGES.filter(({ name }) => `${name}, ${circumstance.name}`.includes(only)),
  })).filter(({ pages }) => pages.length > 0);
  if (plans.length > 0) return plans;
  throw new Error(`--only: expected part of a name such as "cart, slow 4G, cold, HTTP/1.1", received "${only}"`);
}

/**
 * Measures every variant of every page, in a different order each round. Waves are counted after the first
 * circumstance.
 */
export async function measureNetwork(plans: readonly Plan[], options: MeasureOptions): Promise<NetworkSample[]> {
  const { browser, variants, rounds, log, onSamples } = options;
  const samples: NetworkSample[] = [];

  async function measure(circumstance: string, pages: NetworkPage[], visit: (testCase: Case) => Promise<NetworkRaw>) {
    for (let round = 1; round <= rounds; round += 1) {
      log(`${circumstance}: round ${round} of ${rounds}`);
      for (const testCase of shuffled(pages.flatMap((page) => variants.map((variant) => ({ variant, page, round }))))) {
        const names = { page: testCase.page.name, variant: testCase.variant.name };
        try {
          samples.push({ circumstance, round, ...names, raw: await visit(testCase) });
        } catch (cause) {
          const message = `${names.variant}, ${names.page}, ${circumstance}: ${(cause as Error).message}`;
          throw new Error(message, { cause });
        }
      }
    }
    onSamples(samples);
  }

  log('warm-up');
  const warmUps = variants.flatMap(({ shops }) =>
    Object.values(shops).flatMap((shop) => (plans[0]?.pages ?? []).map((page) => ({ shop, page }))),
  );
  // the first responses of a server take longer
  for (const warmUp of warmUps) await requestedFiles({ browser, ...warmUp });

  for (const [index, { circumstance, pages }] of plans.entries()) {
    const { name, protocol, line, isWarm } = circumstance;
    const isPictured = ({ round }: Case) => index === 0 && round === 1 && options.screenshots !== '';
    await measure(name, pages, (testCase) => {
      const screenshot = isPictured(testCase) ? { screenshot: screenshotFile(options.screenshots, testCase) } : {};
      const { page, variant } = testCase;
      return measureVisit({ browser, shop: variant.shops[protocol], page, ...screenshot }, line, isWarm);
    });
    if (index > 0) continue;
    // over HTTP/2 no request waits for a free connection
    await measure(WAVES, pages, ({ variant, page }) => measureWaves({ browser, shop: variant.shops['HTTP/2'], page }));
  }
  return samples;
}

function screenshotFile(folder: string, { page, variant }: Case): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${page.name}-${variant.name.replace(/\W+/g, '-')}.png`);
}
