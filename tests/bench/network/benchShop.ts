import { createShop } from '../../../examples/shop/createShop';
import type { Database } from '../../../examples/shop/database/open';
import { createVault } from '../../../examples/shop/vault/createVault';
import type { Certificate } from './certificate';
import type { Protocol } from './circumstances';
import { type Fetch, type Front, openFront } from './front';
import type { OneFile } from './oneFile';

/** The path of the code when a page's code is one file. */
export const ONE_FILE_PATH = '/one-file/';

const BLANK = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

export type ShopVariant = {
  name: string;
  /** Folder of a built script. */
  browserFiles: string;
  /** The code by page name. Without it, the page uses the script of the build. */
  oneFiles?: Map<string, OneFile>;
};

export type BenchShop = Front & {
  /** The page whose code the shop sends next, for a variant with one file per page. */
  page: string;
  /** The delay of the card frame's document. The browser's emulation ignores documents of frames. */
  frameLatencyMs: number;
};

/** The reference shop and its vault, as one variant sends them over one protocol, on separate origins. */
export async function openBenchShop(
  { browserFiles, oneFiles }: ShopVariant,
  protocol: Protocol,
  { database, certificate, providerOrigin }: { database: Database; certificate: Certificate; providerOrigin: string },
): Promise<BenchShop> {
  const visit = { page: '', frameLatencyMs: 0 };
  let shopOrigin = '';
  let vaultOrigin = '';
  const vault = createVault({
    database,
    browserFiles,
    origin: () => vaultOrigin,
    shops: () => [shopOrigin],
  });
  const fetchFromVault: Fetch = async (request) => {
    const isDocument = new URL(request.url).pathname.endsWith('.html');
    if (isDocument) await new Promise((resolve) => setTimeout(resolve, visit.frameLatencyMs));
    return vault.fetch(request);
  };
  const vaultFront = await openFront(fetchFromVault, protocol, certificate);
  vaultOrigin = vaultFront.origin;

  const shop = createShop({
    database,
    browserFiles,
    vaultOrigin: () => vaultOrigin,
    providerOrigin: () => providerOrigin,
  });
  const fetchFromShop: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/blank') return new Response(BLANK, { headers: HTML });
    const file = oneFiles?.get(visit.page)?.files.get(pathname.slice(ONE_FILE_PATH.length));
    if (file && pathname.startsWith(ONE_FILE_PATH)) return script(new Uint8Array(file));
    const response = await shop.fetch(request);
    if (pathname.startsWith('/quire/') && response.ok) return script(await response.arrayBuffer());
    const oneFile = oneFiles?.get(visit.page);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return oneFile && isPage ? withOneFile(response, oneFile) : response;
  };
  const front = await openFront(fetchFromShop, protocol, certificate);
  shopOrigin = front.origin;
  async function close(): Promise<void> {
    await front.close();
    await vaultFront.close();
  }
  return Object.assign(visit, front, { close });
}

/** All scripts are cached forever, so that warm visits are comparable between variants. */
function script(body: ArrayBuffer | Uint8Array<ArrayBuffer>): Response {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return new Response(body, { headers });
}

/** The same page with one script in place of the build's script and preloads. */
async function withOneFile(response: Response, { entry }: OneFile): Promise<Response> {
  const html = await response.text();
  // the policy of the page allows only scripts with its nonce
  const [nonce = ''] = /nonce="[^"]*"/.exec(html) ?? [];
  const tag = `<script type="module" async ${nonce} src="${ONE_FILE_PATH}${entry}"></script>`;
  const headers = new Headers(response.headers);
  headers.delete('link');
  return new Response(withoutBuild(html).replace('</head>', `${tag}\n</head>`), { status: response.status, headers });
}

const BUILD_TAGS =
  /<script\b[^>]*\bsrc="\/quire\/[^"]*"[^>]*><\/script>\n?|<link\b[^>]*\bhref="\/quire\/[^"]*"[^>]*>\n?/g;

const withoutBuild = (html: string) => html.replace(BUILD_TAGS, '');
