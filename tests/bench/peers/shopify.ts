import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variant } from '../variants';
import { buttonsOf } from './buttonsOf';
import { answerQuery } from './graphqlStandIn';
import { type Peer, redirectedTo } from './install';

const HOST = 'bench.myshopify.com';

/** Shopify's Buy Button without its frames, which is faster, and with its button only. */
export function shopify(peer: Peer): Variant {
  return buttonsOf({
    name: `${peer.name} ${peer.version}`,
    head: `${redirectedTo('/standin', /myshopify\.com$/)}<script>${START}</script><script async src="/files/buybutton.min.js" onload="startBuyButtons()"></script>`,
    files: new Map([['buybutton.min.js', readFileSync(path.join(peer.folder, 'dist/buybutton.min.js'))]]),
    probe: PROBE,
    boxOf: (sku) => `<div class="add" data-bench data-sku="${sku}"></div>`,
    backend: (address, body) =>
      address.includes('graphql') ? { data: answerQuery(JSON.parse(body).query, valueAt) } : undefined,
  });
}

const START = `function startBuyButtons() {
  const begin = () => {
    const client = ShopifyBuy.buildClient({ domain: '${HOST}', storefrontAccessToken: 'none' });
    const ui = ShopifyBuy.UI.init(client);
    for (const node of document.querySelectorAll('[data-sku]')) {
      ui.createComponent('product', {
        id: node.dataset.sku.replace(/\\D/g, ''),
        node,
        options: {
          product: { iframe: false, buttonDestination: 'cart', contents: { img: false, title: false, price: false } },
          cart: { iframe: false, popup: false },
          toggle: { iframe: false },
        },
      });
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}`;

const PROBE = `window.subject = (() => {
  const button = (box) => box.querySelector('.shopify-buy__btn');
  const isThere = (box) => button(box) != null;
  return {
    isUsable: isThere,
    isRendered: isThere,
    control: button,
    roots: () => [document.body],
    state: () =>
      document.querySelector('.shopify-buy__cart-item') ? 'done'
      : document.querySelector('.shopify-buy-frame--cart.is-active, .shopify-buy-cart-wrapper.is-active') ? 'busy' : 'idle',
  };
})();`;

const NONE = /(Errors|warnings|images|Codes|GiftCards|Allocations|Applications|[aA]ttributes|priceRanges|addresses)$/;

/** A product with one variant, and a cart or checkout with one line of it. */
function valueAt(at: string[]): unknown {
  const name = at.at(-1) ?? '';
  const parent = at.at(-2) ?? '';
  if (name === 'edges' || name === 'nodes') return NONE.test(parent) ? [] : [0];
  if (NONE.test(name)) return name === 'images' || name === 'discountApplications' ? {} : [];
  if (name === 'options' || name === 'selectedOptions') return [0];
  if (name === 'values') return ['Default Title'];
  if (name === '__typename') return parent === 'node' && at.length > 2 ? 'ProductVariant' : 'Product';
  if (name === 'id')
    return `gid://shopify/${at.includes('variants') || parent === 'variant' ? 'ProductVariant' : 'Product'}/1`;
  return name in VALUES ? VALUES[name] : {};
}

const VALUES: Record<string, unknown> = {
  title: 'Default Title',
  name: 'Title',
  value: 'Default Title',
  handle: 'mug',
  description: '',
  descriptionHtml: '',
  vendor: 'Hearth',
  productType: '',
  availableForSale: true,
  available: true,
  currentlyNotInStock: false,
  requiresShipping: true,
  quantity: 1,
  totalQuantity: 1,
  amount: '12.5',
  price: '12.5',
  currencyCode: 'USD',
  hasNextPage: false,
  hasPreviousPage: false,
  cursor: 'c',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  completedAt: null,
  onlineStoreUrl: null,
  webUrl: 'https://bench.myshopify.com/checkout',
  checkoutUrl: 'https://bench.myshopify.com/checkout',
  ready: true,
  note: '',
  sku: 'MUG',
  weight: 0,
  image: null,
  unitPrice: null,
  unitPriceMeasurement: null,
  compareAtPrice: null,
  compareAtPriceV2: null,
  compareAtAmountPerQuantity: null,
  order: null,
  shippingAddress: null,
  shippingLine: null,
  taxExempt: false,
  taxesIncluded: false,
  email: null,
  phone: null,
  buyerIdentity: null,
  totalDutyAmount: null,
  orderStatusUrl: null,
  sellingPlanAllocation: null,
};
