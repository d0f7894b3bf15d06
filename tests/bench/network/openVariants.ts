import path from 'node:path';
import type { Browser } from 'playwright';
import { serveProvider } from '../../../examples/shop/provider/serveProvider';
import { openSeeded } from '../../../examples/shop/testing/openSeeded';
import { type BenchShop, openBenchShop, type ShopVariant } from './benchShop';
import type { Certificate } from './certificate';
import type { Protocol } from './circumstances';
import type { NetworkPage } from './networkPages';
import { ONE_FILE } from './networkReport';
import { requestedFiles } from './networkVisit';
import { buildOneFile, type OneFile } from './oneFile';

/** A variant of the pages, with a shop that sends it over each protocol. */
export type OpenVariant = { name: string; shops: Record<Protocol, BenchShop> };

export type OpenVariants = { variants: OpenVariant[]; close(): Promise<void> };

export type VariantOptions = {
  pages: readonly NetworkPage[];
  /** Folders of other builds of the script. */
  besides: readonly string[];
  certificate: Certificate;
  /** Determines what each page needs. */
  browser: Browser;
  log(text: string): void;
};

/** The output of `npm run build:browser`. */
const BROWSER_FILES = 'dist/browser';

/** Opens the shops of all variants, on one database in memory. */
export async function openVariants({
  pages,
  besides,
  certificate,
  browser,
  log,
}: VariantOptions): Promise<OpenVariants> {
  const { database, close } = await openSeeded();
  const provider = await serveProvider({ database: async () => database, port: 0, shops: () => [] });
  const opened: BenchShop[] = [];
  const dependencies = { database, certificate, providerOrigin: provider.origin };

  async function open(variant: ShopVariant, protocol: Protocol): Promise<BenchShop> {
    const shop = await openBenchShop(variant, protocol, dependencies);
    opened.push(shop);
    return shop;
  }

  /** Visits each page with a file for each dynamic import, and bundles the files that it requested. */
  async function bundlePages(): Promise<Map<string, OneFile>> {
    log('one file for each page');
    const split = await buildOneFile();
    const oneFiles = new Map(pages.map(({ name }) => [name, split]));
    const shop = await open({ name: 'split', browserFiles: BROWSER_FILES, oneFiles }, 'HTTP/1.1');
    for (const page of pages) {
      const requested = await requestedFiles({ browser, shop, page });
      oneFiles.set(page.name, await buildOneFile(requested.flatMap((file) => split.modules.get(file) ?? [])));
      log(`${page.name}: ${requested.length} files in one`);
    }
    return oneFiles;
  }

  const described: ShopVariant[] = [
    { name: 'quire', browserFiles: BROWSER_FILES },
    ...besides.map((folder) => ({ name: folder, browserFiles: path.resolve(folder) })),
    { name: ONE_FILE, browserFiles: BROWSER_FILES, oneFiles: await bundlePages() },
  ];
  const variants: OpenVariant[] = [];
  for (const variant of described) {
    const shops = { 'HTTP/1.1': await open(variant, 'HTTP/1.1'), 'HTTP/2': await open(variant, 'HTTP/2') };
    variants.push({ name: variant.name, shops });
  }
  return {
    variants,
    async close() {
      for (const shop of opened) await shop.close();
      provider.server.close();
      await close();
    },
  };
}
