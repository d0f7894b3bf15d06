import { describe, expect, test } from 'vitest';
import * as v from '../schema';
import { attributes as orderApprovals } from './approvals/OrderApprovals/attributes';
import { attributes as button } from './cart/AddToCartButton/attributes';
import { attributes as failure } from './cart/ApiFailureOverlay/attributes';
import { attributes as drawer } from './cart/AtcDrawer/attributes';
import { attributes as cartPage } from './cart/CartPage/attributes';
import { attributes as clearCart } from './cart/ClearCartOverlay/attributes';
import { attributes as miniCart } from './cart/MiniCart/attributes';
import { attributes as soldOut } from './cart/OutOfStockOverlay/attributes';
import { attributes as budgetCenter } from './checkout/BudgetCenterOverlay/attributes';
import { attributes as cartAccounting } from './checkout/CartAccounting/attributes';
import { attributes as poNumber } from './checkout/PoNumberOverlay/attributes';
import { attributes as shipTo } from './checkout/ShipToOverlay/attributes';
import { attributes as landingPage } from './content/LandingPage/attributes';
import { attributes as addToList } from './lists/AddToList/attributes';
import { attributes as createList } from './lists/CreateListDrawer/attributes';
import { attributes as listDetails } from './lists/ListDetails/attributes';
import { attributes as listsDrawer } from './lists/ListsDrawer/attributes';
import { attributes as listsPage } from './lists/ListsPage/attributes';
import { attributes as giftCardBalance } from './payment/GiftCardBalance/attributes';
import { attributes as paymentTabs } from './payment/PaymentTabs/attributes';
import { attributes as vendorReturn } from './payment/VendorPaymentReturn/attributes';
import { attributes as compareTray } from './products/CompareTray/attributes';
import { attributes as compatiblePrinters } from './products/CompatiblePrinters/attributes';
import { attributes as customizeDrawer } from './products/CustomizeDrawer/attributes';
import { attributes as expertSuggest } from './products/ExpertSuggest/attributes';
import { attributes as membershipDrawer } from './products/MembershipDrawer/attributes';
import { attributes as recsCarousel } from './products/RecsCarousel/attributes';
import { attributes as replacementDrawer } from './products/ReplacementDrawer/attributes';
import { attributes as savedForLater } from './saved/SavedForLater/attributes';
import { attributes as bopis } from './stores/BopisOverlay/attributes';
import { attributes as storeLocator } from './stores/StoreLocator/attributes';

const WIDGETS = {
  'add-to-cart-button': button,
  'add-to-list': addToList,
  'create-list-drawer': createList,
  'landing-page': landingPage,
  'list-details': listDetails,
  'lists-drawer': listsDrawer,
  'lists-page': listsPage,
  'api-failure-overlay': failure,
  'atc-drawer': drawer,
  'bopis-overlay': bopis,
  'budget-center-overlay': budgetCenter,
  'cart-accounting': cartAccounting,
  'cart-page': cartPage,
  'clear-cart-overlay': clearCart,
  'gift-card-balance': giftCardBalance,
  'mini-cart': miniCart,
  'order-approvals': orderApprovals,
  'payment-tabs': paymentTabs,
  'out-of-stock-overlay': soldOut,
  'po-number-overlay': poNumber,
  'compare-tray': compareTray,
  'compatible-printers': compatiblePrinters,
  'customize-drawer': customizeDrawer,
  'expert-suggest': expertSuggest,
  'membership-drawer': membershipDrawer,
  'replacement-drawer': replacementDrawer,
  'recs-carousel': recsCarousel,
  'saved-for-later': savedForLater,
  'ship-to-overlay': shipTo,
  'store-locator': storeLocator,
  'vendor-payment-return': vendorReturn,
};

type Slug = keyof typeof WIDGETS;

const read = (slug: Slug, written: Record<string, unknown>) =>
  v.safeParse(WIDGETS[slug], slug === 'add-to-cart-button' ? { sku: 'MUG', ...written } : written);

describe('what a page writes into the attributes of a widget', () => {
  test.each<[Slug, Record<string, unknown>, Record<string, unknown>]>([
    ['add-to-cart-button', {}, { sku: 'MUG' }],
    [
      'add-to-cart-button',
      { qty: '2', maxQty: '10', increment: '2' },
      { sku: 'MUG', qty: 2, maxQty: 10, increment: 2 },
    ],
    [
      'add-to-cart-button',
      { showQuantity: '', buyNow: 'true', relatedItems: 'false' },
      { sku: 'MUG', showQuantity: true, buyNow: true, relatedItems: false },
    ],
    ['add-to-list', { sku: 'MUG', qty: '3', open: '' }, { sku: 'MUG', qty: 3, open: true }],
    ['create-list-drawer', { label: 'New', types: 'PERSONAL' }, { label: 'New', types: ['PERSONAL'] }],
    [
      'lists-drawer',
      { mode: 'add', skus: 'MUG, PEN', showCount: 'true', viewAllUrl: '/lists' },
      { mode: 'add', skus: ['MUG', 'PEN'], showCount: true, viewAllUrl: '/lists' },
    ],
    [
      'landing-page',
      { filters: { brands: ['Acme'], bopis: true }, showCompare: '' },
      { filters: { brands: ['Acme'], bopis: true }, showCompare: true },
    ],
    ['list-details', { listId: 'a-1', pageSize: '50' }, { listId: 'a-1', pageSize: 50 }],
    [
      'store-locator',
      { layout: 'inline', radius: '50mi', showMap: 'false', localBusiness: '' },
      { layout: 'inline', radius: '50mi', showMap: false, localBusiness: true },
    ],
    ['order-approvals', { pageSize: '5', commentMax: '100' }, { pageSize: 5, commentMax: 100 }],
    ['lists-page', { pageSize: '20', sort: 'name-asc' }, { pageSize: 20, sort: 'name-asc' }],
    ['add-to-cart-button', { coupons: ' SAVE10, OVER100 ,' }, { sku: 'MUG', coupons: ['SAVE10', 'OVER100'] }],
    [
      'add-to-cart-button',
      { items: [{ sku: 'PEN', quantity: 3 }] },
      { sku: 'MUG', items: [{ sku: 'PEN', quantity: 3 }] },
    ],
    [
      'add-to-cart-button',
      { feedback: 'toast', afterAdd: 'redirect', deliveryType: 'ISP', productState: 'pre-order' },
      { sku: 'MUG', feedback: 'toast', afterAdd: 'redirect', deliveryType: 'ISP', productState: 'pre-order' },
    ],
    ['add-to-cart-button', { somethingElse: 'of the page' }, { sku: 'MUG' }],
    ['compare-tray', { compareUrl: '/compare' }, { compareUrl: '/compare' }],
    ['compatible-printers', { skus: 'PEN,INK', opener: 'none' }, { skus: ['PEN', 'INK'], opener: 'none' }],
    [
      'customize-drawer',
      { options: [{ name: 'Size', values: ['S'] }] },
      { options: [{ name: 'Size', values: ['S'] }] },
    ],
    ['expert-suggest', { sku: 'MUG', number: '3' }, { sku: 'MUG', number: 3 }],
    ['membership-drawer', { benefits: ['Free shipping'] }, { benefits: ['Free shipping'] }],
    ['replacement-drawer', { sku: 'MUG', alternatives: 'PEN' }, { sku: 'MUG', alternatives: ['PEN'] }],
    ['recs-carousel', {}, {}],
    [
      'recs-carousel',
      { type: 'trendingNow', skus: 'PEN, INK', number: '8', fallback: 'at', ofAccount: '', inputs: { sparq: true } },
      {
        type: 'trendingNow',
        skus: ['PEN', 'INK'],
        number: 8,
        fallback: 'at',
        ofAccount: true,
        inputs: { sparq: true },
      },
    ],
    ['saved-for-later', { layout: 'panel', showMoveAll: 'false' }, { layout: 'panel', showMoveAll: false }],
    ['atc-drawer', { surface: 'overlay', autoCloseMs: '0' }, { surface: 'overlay', autoCloseMs: 0 }],
    ['atc-drawer', { showRelated: 'false', recsNumber: '4' }, { showRelated: false, recsNumber: 4 }],
    [
      'budget-center-overlay',
      { scope: 'line', cartItemId: '7', required: '', ignoreBcUpdate: 'false' },
      { scope: 'line', cartItemId: '7', required: true, ignoreBcUpdate: false },
    ],
    ['cart-accounting', { showLines: 'false' }, { showLines: false }],
    ['gift-card-balance', { drawer: '', iframeTimeoutMs: '50' }, { drawer: true, iframeTimeoutMs: 50 }],
    ['vendor-payment-return', {}, {}],
    [
      'vendor-payment-return',
      { type: 'PAYPAL', nonce: 'n-1', payerId: 'p-1', proceedCheckout: 'true' },
      { type: 'PAYPAL', nonce: 'n-1', payerId: 'p-1', proceedCheckout: true },
    ],
    ['payment-tabs', {}, {}],
    [
      'payment-tabs',
      { layout: 'drawer', tabs: 'gift, other', initialTab: 'other', allowPrepaid: 'false', iframeTimeoutMs: '4000' },
      { layout: 'drawer', tabs: ['gift', 'other'], initialTab: 'other', allowPrepaid: false, iframeTimeoutMs: 4000 },
    ],
    ['payment-tabs', { amexStatus: 'warning' }, { amexStatus: 'warning' }],
    ['api-failure-overlay', { open: '', message: 'Busy' }, { open: true, message: 'Busy' }],
    [
      'bopis-overlay',
      { mode: 'delegate', cartItemId: '7', open: 'false' },
      { mode: 'delegate', cartItemId: '7', open: false },
    ],
    [
      'cart-page',
      { cartItemIds: 'line-1, line-2', showAddToList: '', variant: 'sba' },
      { cartItemIds: ['line-1', 'line-2'], showAddToList: true, variant: 'sba' },
    ],
    ['clear-cart-overlay', { open: '' }, {}],
    [
      'out-of-stock-overlay',
      { items: [{ sku: 'PEN', lineId: '7' }], altSkus: 'INK,LAMP' },
      { items: [{ sku: 'PEN', lineId: '7' }], altSkus: ['INK', 'LAMP'] },
    ],
    ['po-number-overlay', { required: '' }, { required: true }],
    ['ship-to-overlay', { mode: 'add' }, {}],
    ['mini-cart', { showAddToList: 'true' }, { showAddToList: true }],
    ['atc-drawer', { showAddToList: '' }, { showAddToList: true }],
    ['mini-cart', {}, {}],
    ['mini-cart', { open: '', badgeOnly: 'false', openDelayMs: '0' }, { open: true, badgeOnly: false, openDelayMs: 0 }],
    ['mini-cart', { freeShippingThreshold: '60.00' }, { freeShippingThreshold: '60.00' }],
  ])('%s with %o means %o', (slug, written, meant) => {
    expect(read(slug, written)).toMatchObject({ success: true, output: meant });
    expect(read(slug, written).output).toEqual(meant);
  });

  test.each<[Slug, string, unknown]>([
    ['add-to-cart-button', 'sku', ''],
    ['add-to-cart-button', 'sku', undefined],
    ['add-to-cart-button', 'qty', '0'],
    ['add-to-cart-button', 'qty', '-1'],
    ['add-to-cart-button', 'qty', '1.5'],
    ['add-to-cart-button', 'qty', 'two'],
    ['add-to-cart-button', 'showQuantity', 'yes'],
    ['add-to-cart-button', 'feedback', 'popup'],
    ['add-to-cart-button', 'productState', 'sold'],
    ['add-to-cart-button', 'items', 'PEN'],
    ['add-to-cart-button', 'items', [{ sku: 'PEN', quantity: 0 }]],
    ['add-to-cart-button', 'items', [null]],
    ['atc-drawer', 'surface', 'sidebar'],
    ['atc-drawer', 'autoCloseMs', '3s'],
    ['bopis-overlay', 'mode', 'courier'],
    ['budget-center-overlay', 'scope', 'order'],
    ['gift-card-balance', 'drawer', 'left'],
    ['vendor-payment-return', 'type', ''],
    ['vendor-payment-return', 'proceedCheckout', 'soon'],
    ['payment-tabs', 'layout', 'overlay'],
    ['payment-tabs', 'tabs', 'gift,cheque'],
    ['payment-tabs', 'amexStatus', 'maybe'],
    ['payment-tabs', 'iframeTimeoutMs', '8s'],
    ['cart-page', 'variant', 'big'],
    ['cart-page', 'showAddToList', 'please'],
    ['out-of-stock-overlay', 'items', [{ sku: '' }]],
    ['compatible-printers', 'opener', 'link'],
    ['customize-drawer', 'options', [{ name: 'Size' }]],
    ['membership-drawer', 'benefits', 'many'],
    ['recs-carousel', 'type', 'whatever'],
    ['recs-carousel', 'number', '0'],
    ['recs-carousel', 'inputs', 'sparq'],
    ['po-number-overlay', 'required', 'sometimes'],
    ['mini-cart', 'openDelayMs', '-1'],
    ['mini-cart', 'freeShippingThreshold', '$60'],
    ['mini-cart', 'freeShippingThreshold', '60,00'],
  ])('%s does not take %s of %j, and names it', (slug, name, value) => {
    const { success, issues } = read(slug, { [name]: value });

    expect(success).toBe(false);
    expect(issues?.[0]?.path?.[0]?.key).toBe(name);
  });
});
