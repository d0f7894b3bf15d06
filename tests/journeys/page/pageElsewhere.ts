import { buttonElement, configElement, DRAWER, legacyPage, MINI_CART } from './legacyPage';
import { PAPER } from './products';
import { testServers } from './testServers';

/** A page of another origin. Its script, calls and pictures are the shop's. */
export function pageElsewhere(): string {
  const { shopUrl } = testServers();
  const head =
    configElement({ http: { origin: shopUrl } }) +
    `<script async crossorigin="anonymous" src="${shopUrl}/quire/quire.js"></script>`;
  const tiles = `<div data-quire="product-tile" data-sku="${PAPER.sku}"></div>`;
  return legacyPage(`${MINI_CART}${buttonElement(PAPER.sku)}${tiles}${DRAWER}`, { head });
}
