/** The configuration of a legacy page. */
export const CONFIG = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
};

export const configElement = (more: object = {}) =>
  `<script type="application/json" data-quire-config>${JSON.stringify({ ...CONFIG, ...more })}</script>`;

export const SCRIPT = '<script async src="/quire/quire.js"></script>';

/** A button as a server writes it: a plain form in the element that the script takes over. */
export function buttonElement(sku: string, attributes = '', inside = ''): string {
  return `<div data-quire="add-to-cart-button" data-sku="${sku}" ${attributes}>${inside}<form method="post" action="/webapp/cart/add">
    <input type="hidden" name="itemId" value="${sku}"><input type="hidden" name="qty" value="1">
    <button type="submit">Add to cart</button></form></div>`;
}

export const DRAWER = '<div data-quire="atc-drawer"></div>';
export const MINI_CART = '<div data-quire="mini-cart"><a href="/cc/mmx/cart">Cart</a></div>';

/** A page as the script expects it: server-rendered HTML, one configuration, one script tag. */
export function legacyPage(body: string, { head = configElement() + SCRIPT }: { head?: string } = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Legacy</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
