import { readFileSync } from 'node:fs';
import type { FakeShop } from '../../support/fakeShop';
import { shelf } from './buttons/shelf';
import { CARD_FORM } from './cardForm/cardForm';
import { cartPage } from './cartPage/cartPage';
import { listPage } from './listPage/listPage';
import { MINI_CART } from './miniCart/miniCart';
import { tiles as shelfOfTiles } from './tiles/tiles';

/** A page of the bench: what a server sends, the shop behind it, and what is pressed on it. */
export type PageKind = {
  name: string;
  /** The folder beside this file in which each variant finds its script and its probe for this page. */
  subject: string;
  /** The page's body. `boxOf` is a variant's own markup in the place of the server's form. */
  bodyHtml(boxOf?: (sku: string) => string): string;
  /** A new one for each visit. `vaultUrl` is the origin at which the card frame lies. */
  shop(vaultUrl: string): FakeShop;
  /** How many things on it can be pressed. */
  boxes: number;
  /** What is opened by the press is a form for a card, and it is typed in. */
  isTyped?: boolean;
  /** Who the customer of the page is; a guest without it. */
  session?: object;
  /** For so long, in milliseconds, a press waits on purpose for further ones. It is taken off what a press takes. */
  restMs?: number;
};

/** How many buttons and tiles the shelves have, how many lines the cart, and how many items the list. */
export type PageCounts = { shelves: number[]; tiles: number[]; lines: number; items: number };

/** The shelves, and the pages that there is one of; only those whose name has `only` in it. Throws when none has. */
export function pagesOf({ shelves, tiles, lines, items }: PageCounts, only = ''): PageKind[] {
  const all = [
    ...shelves.map(shelf),
    ...tiles.map(shelfOfTiles),
    MINI_CART,
    CARD_FORM,
    cartPage(lines),
    listPage(items),
  ];
  const named = all.filter(({ name }) => name.includes(only));
  if (named.length > 0) return named;
  throw new Error(`--only: expected a part of ${all.map(({ name }) => `"${name}"`).join(', ')}; received "${only}"`);
}

/** What every variant finds: a server's page that works without any script. */
export function pageHtml(kind: PageKind, head: string, boxOf?: (sku: string) => string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${kind.name}</title><link rel="icon" href="data:,"><style>${SITE_CSS}</style>${configTag(kind)}${head}</head><body>
${kind.bodyHtml(boxOf)}</body></html>`;
}

const SITE_CSS = readFileSync(new URL('./site.css', import.meta.url), 'utf8');

const configTag = ({ session }: PageKind) =>
  `<script type="application/json" data-quire-config>${JSON.stringify({
    tenant: 'COM',
    legacyTenant: '10001',
    locale: 'en-US',
    channelId: 'WEB',
    siteId: 'US',
    langId: '-1',
    langCd: 'en',
    storeId: '10001',
    ...(session && { session }),
  })}</script>`;
