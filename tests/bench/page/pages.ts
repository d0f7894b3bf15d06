import { readFileSync } from 'node:fs';
import type { FakeShop } from '../../support/shop/fakeShop';
import { shelf } from './buttons/shelf';
import { CARD_FORM } from './cardForm/cardForm';
import { cartPage } from './cartPage/cartPage';
import { listPage } from './listPage/listPage';
import { MINI_CART } from './miniCart/miniCart';
import { tiles as shelfOfTiles } from './tiles/tiles';

/** A page of the bench: the server's HTML, the shop behind it, and the control to press. */
export type PageKind = {
  name: string;
  /** The folder beside this file that contains each variant's script and probe for this page. */
  subject: string;
  /** The page's body. `boxOf` is a variant's own markup in place of the server's form. */
  bodyHtml(boxOf?: (sku: string) => string): string;
  /** Creates a shop for each visit. `vaultUrl` is the origin of the card frame. */
  shop(vaultUrl: string): FakeShop;
  /** How many controls on it can be pressed. */
  boxes: number;
  /** The press opens a card form, which is then filled in. */
  isTyped?: boolean;
  /** The session of the page's customer; a guest without it. */
  session?: object;
  /** The debounce of a press in milliseconds. It is subtracted from the press's time. */
  restMs?: number;
};

/** The numbers of buttons and tiles of the shelves, of cart lines, and of list items. */
export type PageCounts = { shelves: number[]; tiles: number[]; lines: number; items: number };

/** The shelves and the other pages; only those whose name contains `only`. Throws when none does. */
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

/** The page that every variant starts with. It works without any script. */
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
