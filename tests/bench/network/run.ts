import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { launchChromium } from '../../support/browser/chromium';
import { createCertificate, trustArgument } from './certificate';
import { measureNetwork, plansOf } from './measureNetwork';
import { networkOptionsOf } from './networkOptions';
import { type NetworkSample, networkMarkdown } from './networkReport';
import { preactVersion } from './oneFile';
import { openVariants } from './openVariants';

const options = networkOptionsOf(process.argv.slice(2));
const plans = plansOf(options.only);
const pages = [...new Set(plans.flatMap((plan) => plan.pages))];

const startedAt = Date.now();
const log = (text: string) => console.error(`${Math.round((Date.now() - startedAt) / 1000)} s: ${text}`);

const certificate = createCertificate();
const browser = await launchChromium({
  args: [
    // a page and its frames in one process, so that the emulated line and the request log include the card frame
    '--disable-site-isolation-trials',
    trustArgument(certificate),
    // blocks all requests to other hosts
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
try {
  const { variants, close } = await openVariants({ ...options, pages, certificate, browser, log });
  try {
    const names = variants.map(({ name }) => name);
    const onSamples = (samples: readonly NetworkSample[]) => saveReport(samples, names);
    const samples = await measureNetwork(plans, { ...options, browser, variants, log, onSamples });
    console.log(saveReport(samples, names));
  } finally {
    await close();
  }
} finally {
  await browser.close();
}
// connections of the browser may still be open
process.exit();

function saveReport(samples: readonly NetworkSample[], variants: readonly string[]): string {
  const markdown = networkMarkdown(samples, {
    pages: pages.map(({ name }) => name),
    variants,
    rounds: options.rounds,
    browser: `Chromium ${browser.version()}`,
    processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    preact: preactVersion(),
  });
  mkdirSync('dist/bench', { recursive: true });
  writeFileSync('dist/bench/network.json', JSON.stringify(samples, null, 1));
  writeFileSync('dist/bench/network.md', markdown);
  if (options.isSaved) writeFileSync('tests/bench/network.md', markdown);
  return markdown;
}
