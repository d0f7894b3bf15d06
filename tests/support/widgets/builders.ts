import type { CartBody } from '../../../src/core/cart/contract/cart';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { Cart, LineItem } from '../../../src/core/cart/rules/cart';
import type { ShoppingList } from '../../../src/core/lists/rules/lists';
import type { ProductTile } from '../../../src/core/products/rules/productTile';

/** A line in the wire format: one mug, unless the test overrides it. */
export function aLineBody(over: Partial<LineItemBody> = {}): LineItemBody {
  return {
    itemId: 'MUG',
    cartItemId: 'line-1',
    qty: 1,
    status: 'ACTIVE',
    actioned: 'NONE',
    product: { name: 'Enamel mug', images: { standard: ['/images/MUG.webp'] }, url: '/product_MUG' },
    priceInfo: { finalPricePerUnit: '12.50', finalPrice: '12.50', basePrice: '12.50' },
    ...over,
  };
}

/** A cart in the wire format: without lines and messages, unless the test overrides it. */
export function aCartBody(over: Partial<CartBody> = {}): CartBody {
  return { cartId: 'cart-1', type: 'REGULAR', status: 'ACTIVE', items: [], messages: [], ...over };
}

const USD = (minor: number) => ({ minor, currency: 'USD' });

/** A line: one mug, unless the test overrides it. */
export function aLine(over: Partial<LineItem> = {}): LineItem {
  return {
    id: 'line-1',
    sku: 'MUG',
    name: 'Enamel mug',
    quantity: 1,
    status: 'ACTIVE',
    action: 'NONE',
    messages: [],
    price: { unit: USD(1250), total: USD(1250), base: USD(1250), savings: [] },
    isSoftware: false,
    isMembership: false,
    isFreeSample: false,
    isOutOfStock: false,
    ...over,
  };
}

/** A cart without lines and messages, unless the test overrides it. Its count is derived from its lines. */
export function aCart(over: Partial<Cart> = {}): Cart {
  const { lines = [] } = over;
  return {
    id: 'cart-1',
    type: 'REGULAR',
    lines,
    refused: [],
    messages: [],
    summary: {},
    itemCount: lines.reduce((sum, line) => sum + (line.status === 'DELETED' ? 0 : line.quantity), 0),
    ...over,
  };
}

/** A product as a page displays it before an add: a mug, unless the test overrides it. */
export function aTile(over: Partial<ProductTile> = {}): ProductTile {
  return {
    sku: 'MUG',
    name: 'Enamel mug',
    url: '/product_MUG',
    price: USD(1250),
    quantityLimit: 9999,
    isOutOfStock: false,
    isPickupEligible: true,
    isSkuSet: false,
    isCustomSku: false,
    isSspt: false,
    isColorSwatch: false,
    impressionBeacons: [],
    clickBeacons: [],
    action: 'addToCart',
    increment: 1,
    isComingSoon: false,
    isPreOrder: false,
    isInStoreOnly: false,
    hasPriceInCartOnly: false,
    isLeadOffered: false,
    ...over,
  };
}

/** A list: the customer's own personal list, unless the test overrides it. */
export function aList(over: Partial<ShoppingList> = {}): ShoppingList {
  return { id: 'list-1', name: 'Desk', accessLevel: 'PERSONAL', isReadOnly: false, isOwn: true, ...over };
}
