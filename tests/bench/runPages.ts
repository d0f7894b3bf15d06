import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../support/browser/chromium';
import { measureAll } from './measureAll';
import { optionsOf } from './options';
import { measuredPeers } from './peers/measuredPeers';
import { faultsOf } from './report/faults';
import { pictureSvg } from './report/picture';
import { type FigureSummary, type Sample, summaryOf } from './report/summary';
import { type Circumstances, reportMarkdown } from './report/table';
import { rootEach } from './rootEach';
import { CALL_MS, openServer } from './server/openServer';
import { EMPTY, HAND_WRITTEN, quire, TAKEN_OVER } from './variants';

const options = optionsOf(process.argv.slice(2));
const others = options.besides.map((folder) => quire(pathToFileURL(`${path.resolve(folder)}/`), folder));
const variants = [
  EMPTY,
  ...(options.isSmoke ? [] : [TAKEN_OVER]),
  HAND_WRITTEN,
  await rootEach(),
  quire(),
  ...others,
  ...(options.hasPeers ? await measuredPeers() : []),
];

/** The variants that must work. Others are only measured. */
const OWN = [HAND_WRITTEN.name, quire().name];

const server = await openServer();
// blocks all requests to other hosts
const browser = await launchChromium({ args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] });
try {
  const startedAt = Date.now();
  const samples = await measureAll({ ...options, browser, server }, variants, options, (round) =>
    console.error(`round ${round} of ${options.rounds}, after ${Math.round((Date.now() - startedAt) / 1000)} s`),
  );
  const summaries = summaryOf(samples, { empty: EMPTY.name, handWritten: HAND_WRITTEN.name });
  if (options.isSmoke) {
    const own = samples.filter(({ variant }) => OWN.includes(variant));
    process.exitCode = reportFaults(faultsOf(summaries, own));
  } else {
    report(samples, summaries, {
      rounds: options.rounds,
      throttle: options.throttle,
      browser: `Chromium ${browser.version()}`,
      processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      callMs: CALL_MS,
    });
  }
} finally {
  await browser.close();
  await server.close();
}

/** One round on a busy machine shows that the bench works. Its figures mean nothing, so only faults are reported. */
function reportFaults(faults: string[]): number {
  for (const fault of faults) console.error(fault);
  console.error(faults.length === 0 ? 'the bench works' : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

function report(samples: Sample[], summaries: FigureSummary[], circumstances: Circumstances): void {
  const markdown = reportMarkdown(summaries, circumstances);
  console.log(markdown);

  const folder = options.isSaved ? 'tests/bench' : 'dist/bench';
  mkdirSync('dist/bench', { recursive: true });
  writeFileSync('dist/bench/raw.json', JSON.stringify({ circumstances, samples }, null, 1));
  writeFileSync(path.join(folder, 'result.md'), markdown);
  writeFileSync(path.join(folder, 'result.svg'), pictureSvg(summaries, mostTelling(summaries.map(({ page }) => page))));
}

/** The page for the picture: the shelf of a hundred buttons, if present. */
function mostTelling(pages: string[]): string {
  return pages.find((page) => page === '100 buttons') ?? pages[0] ?? '';
}
