import path from 'node:path';
import type { Variant } from '../variants';
import { buttonsOf } from './buttonsOf';
import { filesIn, type Peer, redirectedTo } from './install';

const API = '/standin/api';

/** Commerce Layer's drop-in.js: a custom element for each button, with a stand-in for its API. */
export function commerceLayer(peer: Peer): Variant {
  const config = { clientId: 'client-1', scope: 'market:code:us' };
  return buttonsOf({
    name: `${peer.name} ${peer.version}`,
    head:
      `${redirectedTo('/standin', /commercelayer\.io$/)}<script>commercelayerConfig = ${JSON.stringify(config)}</script>` +
      '<link rel="stylesheet" href="/files/drop-in.css"><script type="module" src="/files/drop-in.esm.js"></script>',
    files: filesIn(path.join(peer.folder, 'dist/drop-in')),
    probe: PROBE,
    boxOf: (sku) =>
      `<div class="add" data-bench data-sku="${sku}"><cl-add-to-cart code="${sku}">Add to cart</cl-add-to-cart></div>`,
    backend: createBackend(),
  });
}

const PROBE = `window.subject = (() => {
  const button = (box) => box.firstElementChild;
  const isThere = (box) => button(box).getAttribute('role') === 'button' && !button(box).ariaDisabled;
  let count = 0;
  document.addEventListener('cl-cart-update', ({ detail }) => {
    count = detail.response?.line_items?.length ?? 0;
    document.body.dataset.lines = count;
  });
  return {
    isUsable: isThere,
    isRendered: isThere,
    control: button,
    roots: () => [document.body],
    state: (box) => (button(box).ariaBusy ? 'busy' : count > 0 ? 'done' : 'idle'),
  };
})();`;

/** One order that grows with each add; unlimited stock. */
function createBackend() {
  return (address: string, body: string): unknown => {
    if (address.endsWith('/oauth/token')) {
      return { access_token: token(), token_type: 'bearer', expires_in: 7200, scope: 'market:code:us' };
    }
    if (!address.startsWith(API)) return undefined;
    const [kind, id] = address.slice(API.length + 1).split('/');
    if (kind === 'skus' && id) return { data: skuOf(id) };
    if (kind === 'skus') return { data: Array.from({ length: 100 }, (_, index) => skuOf(`SKU-${index + 1}`)) };
    if (kind === 'orders') return id ? orderWithLine() : { data: resource('orders', 'order-1', { status: 'draft' }) };
    if (kind === 'line_items') {
      const { data } = JSON.parse(body);
      return { data: resource('line_items', 'line-1', data.attributes) };
    }
    if (kind === 'organization') return { data: resource('organizations', 'org-1', { config: {} }) };
    return undefined;
  };
}

const resource = (type: string, id: string, attributes: object) => ({ id, type, attributes });

const skuOf = (code: string) =>
  resource('skus', code, { code, inventory: { available: true, quantity: 1000, levels: [] } });

function orderWithLine() {
  const line = resource('line_items', 'line-1', { item_type: 'skus', sku_code: 'SKU-1', quantity: 1 });
  const relationships = { line_items: { data: [{ type: line.type, id: line.id }] } };
  const order = resource('orders', 'order-1', { status: 'draft', editable: true, language_code: 'en' });
  return { data: { ...order, relationships }, included: [line] };
}

function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({
    organization: { id: 'org-1', slug: 'bench' },
    application: { id: 'app-1', kind: 'sales_channel', public: true },
    market: { id: ['us'] },
    scope: 'market:code:us',
    iss: 'https://auth.commercelayer.io',
    exp: Math.floor(Date.now() / 1000) + 7200,
  })}.none`;
}
