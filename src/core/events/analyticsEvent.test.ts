import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../tests/support/builders';
import { CommerceError } from '../platform/rules/commerceError';
import { analyticsEvent, analyticsFacts } from './analyticsEvent';
import type { PublishedEvent } from './eventMap';

const store = { number: '0417', street: '1 Main Street', hours: [], stock: {} };

describe('what leaves the page', () => {
  test.each<[string, PublishedEvent, object[]]>([
    [
      'a pressed tile is a link',
      { name: 'product:pressed', detail: { sku: 'MUG', list: 'search' } },
      [{ kind: 'link', widget: 'product-tile', data: { sku: 'MUG', list: 'search' } }],
    ],
    [
      'an overlay that has done its work is a form',
      { name: 'overlay:settled', detail: { key: 'k', overlay: 'PON', outcome: 'done' } },
      [{ kind: 'form', widget: 'overlay', data: { overlay: 'PON' } }],
    ],
    [
      'fields that were changed in their page are a form of that page',
      { name: 'cart:change-settled', detail: { lineIds: ['1'], fields: ['ITEM_QTY'] } },
      [{ kind: 'pageForm', widget: 'cart', data: { fields: ['ITEM_QTY'] } }],
    ],
    [
      'the way to sign in is navigation, without its address',
      { name: 'session:expired', detail: { loginUrl: '/login?email=a@b.c' } },
      [{ kind: 'navigation', widget: 'page', data: { to: 'sign-in' } }],
    ],
    [
      'so is a place that counts as a page, by its name',
      { name: 'page:shown', detail: { name: 'mylist' } },
      [{ kind: 'navigation', widget: 'page', data: { page: 'mylist' } }],
    ],
    [
      'an add that begins',
      { name: 'cart:add-started', detail: { key: 'k', items: [{ sku: 'MUG', quantity: 2 }] } },
      [{ kind: 'ctaInit', widget: 'cart', data: { items: [{ sku: 'MUG', quantity: 2 }] } }],
    ],
    [
      'an add that ends without an answer',
      {
        name: 'cart:add-settled',
        detail: {
          key: 'k',
          requested: [],
          surface: undefined,
          kind: 'failed',
          error: new CommerceError('network', 'NETWORK', 'no'),
        },
      },
      [{ kind: 'ctaResponse', widget: 'cart', data: { result: 'failed' } }],
    ],
    [
      'an overlay that is on its way',
      {
        name: 'overlay:requested',
        detail: {
          overlay: 'QUICK_VIEW',
          sku: 'MUG',
          key: 'k',
          widget: 'quick-view',
          isLoading: true,
          isHandled: false,
        },
      },
      [{ kind: 'contentLoading', widget: 'quick-view', data: { overlay: 'QUICK_VIEW' } }],
    ],
    [
      'a cart that was read',
      { name: 'cart:changed', detail: { cart: aCart({ lines: [aLine()] }), origin: 'read', changes: [] } },
      [{ kind: 'contentLoaded', widget: 'cart', data: { lines: 1 } }],
    ],
    [
      'saved items that were read',
      { name: 'saved-items:changed', detail: { items: [] } },
      [{ kind: 'contentLoaded', widget: 'saved-items', data: { items: 0 } }],
    ],
    [
      'a drawer that is open',
      { name: 'drawer:opened', detail: { name: 'mini-cart' } },
      [{ kind: 'overlayLoaded', widget: 'mini-cart', data: {} }],
    ],
    [
      'and closed',
      { name: 'drawer:closed', detail: { name: 'mini-cart' } },
      [{ kind: 'overlayClosed', widget: 'mini-cart', data: {} }],
    ],
    [
      'a banner that has come into sight',
      { name: 'banner:seen', detail: { banner: 'home' } },
      [{ kind: 'bannerImpression', widget: 'banner', data: { banner: 'home' } }],
    ],
    [
      'a store that was chosen, by its number alone',
      { name: 'store:chosen', detail: { store } },
      [{ kind: 'storeState', widget: 'store', data: { storeNumber: '0417' } }],
    ],
    [
      'a store that a product is picked up at',
      { name: 'store:chosen', detail: { store, sku: 'MUG' } },
      [
        { kind: 'storeState', widget: 'store', data: { storeNumber: '0417' } },
        { kind: 'bopis', widget: 'cart', data: { storeNumber: '0417', sku: 'MUG' } },
      ],
    ],
    [
      'a line that came into the cart, by so many',
      { name: 'cart:line-added', detail: { line: aLine({ sku: 'MUG' }), action: 'ADD_ITEM', quantity: 3 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'ADD_ITEM', quantity: 3 } }],
    ],
    [
      'a line that has grown by so many, or become less',
      { name: 'cart:line-updated', detail: { line: aLine({ sku: 'MUG' }), action: 'EDIT_ITEM', quantity: -2 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'EDIT_ITEM', quantity: -2 } }],
    ],
    [
      'a line that has left the cart, with all its units',
      { name: 'cart:line-removed', detail: { line: aLine({ sku: 'MUG' }), action: 'DELETED_ITEM', quantity: -3 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'DELETED_ITEM', quantity: -3 } }],
    ],
    [
      'a price that is seen in the cart only',
      { name: 'cart:price-seen', detail: { lineId: '1', sku: 'MUG' } },
      [{ kind: 'seePriceInCart', widget: 'cart', data: { sku: 'MUG' } }],
    ],
    ['who has signed in stays here', { name: 'session:signed-in', detail: { firstName: 'Ada' } }, []],
    [
      'so does an overlay that was left',
      { name: 'overlay:settled', detail: { key: 'k', overlay: 'PON', outcome: 'closed' } },
      [],
    ],
    [
      'a cart from another tab is no news',
      { name: 'cart:changed', detail: { cart: aCart(), origin: 'other-tab', changes: [] } },
      [],
    ],
  ])(
    '%s [ANLY-001, ANLY-002, ANLY-003, ANLY-004, ANLY-005, ANLY-006, ANLY-007, ANLY-008, ANLY-009, ANLY-010, ANLY-011]',
    (_, event, facts) => expect(analyticsFacts(event)).toEqual(facts),
  );
});

describe('the version of an event', () => {
  const version = (widget: string, tenant: 'COM' | 'SBA') =>
    analyticsEvent({ kind: 'overlayLoaded', widget, data: {} }, tenant).specVersion;

  test('is 2.0.0 for business accounts [ANLY-013]', () => expect(version('mini-cart', 'SBA')).toBe('2.0.0'));
  test('is 1.0.5 for consumers [ANLY-014]', () => expect(version('mini-cart', 'COM')).toBe('1.0.5'));
  test.each(['COM', 'SBA'] as const)('of the cart is 1.0.6 in %s [ANLY-015]', (tenant) =>
    expect(version('cart', tenant)).toBe('1.0.6'),
  );
});
