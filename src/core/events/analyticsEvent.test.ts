import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../tests/support/widgets/builders';
import { CommerceError } from '../platform/rules/commerceError';
import { analyticsEvent, analyticsFacts } from './analyticsEvent';
import type { PublishedEvent } from './eventMap';

const store = { number: '0417', street: '1 Main Street', hours: [], stock: {} };

describe('Analytics facts', () => {
  test.each<[string, PublishedEvent, object[]]>([
    [
      'a pressed tile is a link',
      { name: 'product:pressed', detail: { sku: 'MUG', list: 'search' } },
      [{ kind: 'link', widget: 'product-tile', data: { sku: 'MUG', list: 'search' } }],
    ],
    [
      'a completed overlay is a form',
      { name: 'overlay:settled', detail: { key: 'k', overlay: 'PON', outcome: 'done' } },
      [{ kind: 'form', widget: 'overlay', data: { overlay: 'PON' } }],
    ],
    [
      'changed cart fields are a pageForm',
      { name: 'cart:change-settled', detail: { lineIds: ['1'], fields: ['ITEM_QTY'] } },
      [{ kind: 'pageForm', widget: 'cart', data: { fields: ['ITEM_QTY'] } }],
    ],
    [
      'an expired session is a navigation to sign-in, without its URL',
      { name: 'session:expired', detail: { loginUrl: '/login?email=a@b.c' } },
      [{ kind: 'navigation', widget: 'page', data: { to: 'sign-in' } }],
    ],
    [
      'a shown page is a navigation with its name',
      { name: 'page:shown', detail: { name: 'mylist' } },
      [{ kind: 'navigation', widget: 'page', data: { page: 'mylist' } }],
    ],
    [
      'an add that starts is a ctaInit with its items',
      { name: 'cart:add-started', detail: { key: 'k', items: [{ sku: 'MUG', quantity: 2 }] } },
      [{ kind: 'ctaInit', widget: 'cart', data: { items: [{ sku: 'MUG', quantity: 2 }] } }],
    ],
    [
      'an add that fails is a ctaResponse with its result',
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
      'an overlay that is loading is contentLoading',
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
      'a cart that was read is contentLoaded with its number of lines',
      { name: 'cart:changed', detail: { cart: aCart({ lines: [aLine()] }), origin: 'read', changes: [] } },
      [{ kind: 'contentLoaded', widget: 'cart', data: { lines: 1 } }],
    ],
    [
      'saved items that were read are contentLoaded with their number',
      { name: 'saved-items:changed', detail: { items: [] } },
      [{ kind: 'contentLoaded', widget: 'saved-items', data: { items: 0 } }],
    ],
    [
      'an opened drawer is overlayLoaded',
      { name: 'drawer:opened', detail: { name: 'mini-cart' } },
      [{ kind: 'overlayLoaded', widget: 'mini-cart', data: {} }],
    ],
    [
      'a closed drawer is overlayClosed',
      { name: 'drawer:closed', detail: { name: 'mini-cart' } },
      [{ kind: 'overlayClosed', widget: 'mini-cart', data: {} }],
    ],
    [
      'a banner that becomes visible is a bannerImpression',
      { name: 'banner:seen', detail: { banner: 'home' } },
      [{ kind: 'bannerImpression', widget: 'banner', data: { banner: 'home' } }],
    ],
    [
      'a chosen store is a storeState with its number only',
      { name: 'store:chosen', detail: { store } },
      [{ kind: 'storeState', widget: 'store', data: { storeNumber: '0417' } }],
    ],
    [
      'a store chosen for a product is a storeState and a bopis',
      { name: 'store:chosen', detail: { store, sku: 'MUG' } },
      [
        { kind: 'storeState', widget: 'store', data: { storeNumber: '0417' } },
        { kind: 'bopis', widget: 'cart', data: { storeNumber: '0417', sku: 'MUG' } },
      ],
    ],
    [
      'an added cart line is an addToCart with its quantity',
      { name: 'cart:line-added', detail: { line: aLine({ sku: 'MUG' }), action: 'ADD_ITEM', quantity: 3 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'ADD_ITEM', quantity: 3 } }],
    ],
    [
      'an updated cart line is an addToCart with the signed change of its quantity',
      { name: 'cart:line-updated', detail: { line: aLine({ sku: 'MUG' }), action: 'EDIT_ITEM', quantity: -2 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'EDIT_ITEM', quantity: -2 } }],
    ],
    [
      'a removed cart line is an addToCart with its negative quantity',
      { name: 'cart:line-removed', detail: { line: aLine({ sku: 'MUG' }), action: 'DELETED_ITEM', quantity: -3 } },
      [{ kind: 'addToCart', widget: 'cart', data: { sku: 'MUG', action: 'DELETED_ITEM', quantity: -3 } }],
    ],
    [
      'a price that is seen only in the cart is a seePriceInCart',
      { name: 'cart:price-seen', detail: { lineId: '1', sku: 'MUG' } },
      [{ kind: 'seePriceInCart', widget: 'cart', data: { sku: 'MUG' } }],
    ],
    ['a sign-in is not reported', { name: 'session:signed-in', detail: { firstName: 'Ada' } }, []],
    [
      'a closed overlay is not reported',
      { name: 'overlay:settled', detail: { key: 'k', overlay: 'PON', outcome: 'closed' } },
      [],
    ],
    [
      'a cart change from another tab is not reported',
      { name: 'cart:changed', detail: { cart: aCart(), origin: 'other-tab', changes: [] } },
      [],
    ],
  ])(
    '%s [ANLY-001, ANLY-002, ANLY-003, ANLY-004, ANLY-005, ANLY-006, ANLY-007, ANLY-008, ANLY-009, ANLY-010, ANLY-011]',
    (_, event, facts) => expect(analyticsFacts(event)).toEqual(facts),
  );
});

describe('Analytics event version', () => {
  const version = (widget: string, tenant: 'COM' | 'SBA') =>
    analyticsEvent({ kind: 'overlayLoaded', widget, data: {} }, tenant).specVersion;

  test('specVersion is 2.0.0 for business accounts [ANLY-013]', () =>
    expect(version('mini-cart', 'SBA')).toBe('2.0.0'));
  test('specVersion is 1.0.5 for consumers [ANLY-014]', () => expect(version('mini-cart', 'COM')).toBe('1.0.5'));
  test.each(['COM', 'SBA'] as const)('specVersion of a cart event is 1.0.6 in %s [ANLY-015]', (tenant) =>
    expect(version('cart', tenant)).toBe('1.0.6'),
  );
});
