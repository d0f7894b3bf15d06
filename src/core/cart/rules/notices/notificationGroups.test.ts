import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/widgets/builders';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  notificationGroups,
  notificationText,
} from './notificationGroups';

const item = (code: string | undefined, quantityAdded = 0, type = 'WARNING') =>
  aLine({ name: code ?? 'Mug', quantityAdded, messages: code ? [{ code, type }] : [] });

const groupsOf = (...items: ReturnType<typeof item>[]) => notificationGroups(items).map(({ group }) => group);

describe('notificationGroups of one item', () => {
  test.each<[string, NotificationGroup]>([
    ['OUT_OF_STOCK', 'out-of-stock'],
    ['BLOCKED_FOR_ADD_TO_CART', 'blocked-by-company'],
    ['STANDALONE_WARRANTY_ITEM', 'standalone-warranty'],
    ['OFF_CONTRACT_ERROR', 'off-contract'],
    ['QTY_LIMIT_ITEM', 'at-item-limit'],
    ['EXCEEDS_MAX_LINE_QTY', 'at-item-limit'],
    ['QTY_LIMIT_EXCEEDED', 'purchase-limit-met'],
    ['PARTIAL_QTY_AVAILABLE', 'adjusted-for-inventory'],
    ['SURCHG_ALTS_ITM_MSG', 'substituted'],
  ])(
    'an item with %s and no unit added is in the group %s [CART-CODE-006, CART-CODE-009, CART-CODE-029, CART-CODE-032, CART-CODE-033, CART-CODE-034, CART-CODE-035]',
    (code, group) => {
      expect(groupsOf(item(code))).toEqual([group]);
    },
  );

  test.each(['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'])(
    'an item with %s and some units added is in the groups added and adjusted-for-restriction [CART-CODE-029]',
    (code) => {
      expect(groupsOf(item(code, 2))).toEqual(['added', 'adjusted-for-restriction']);
    },
  );

  test('an item with any other error is in the group other, and with information only in none', () => {
    expect(groupsOf(item('RESTRICTED_ITEM', 0, 'ERROR'))).toEqual(['other']);
    expect(groupsOf(item('constructor', 0, 'ERROR'))).toEqual(['other']);
    expect(groupsOf(item('BACK_IN_STOCK', 0, 'INFO'))).toEqual([]);
  });
});

describe('notificationGroups', () => {
  test('groups count lines, list their names, and have a fixed order', () => {
    const items = [item('OUT_OF_STOCK'), item(undefined, 3), item('OUT_OF_STOCK'), item(undefined, 1)];
    expect(notificationGroups(items)).toEqual([
      { group: 'added', count: 2, names: ['Mug', 'Mug'] },
      { group: 'out-of-stock', count: 2, names: ['OUT_OF_STOCK', 'OUT_OF_STOCK'] },
    ]);
  });

  test('every group is known and counts each item at most once, whatever the shop sends', () => {
    const message = fc.record({
      code: fc.oneof(fc.string(), fc.constantFrom('OUT_OF_STOCK', 'QTY_LIMIT_ITEM')),
      type: fc.constantFrom('ERROR', 'WARNING'),
    });
    const anyItem = fc.record({ quantityAdded: fc.nat(3), messages: fc.array(message) }).map((over) => aLine(over));
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        for (const { group, count } of notificationGroups(items)) {
          expect(NOTIFICATION_GROUPS).toContain(group);
          expect(count).toBeLessThanOrEqual(items.length);
        }
      }),
    );
  });
});

describe('notificationText', () => {
  const textOf = (group: NotificationGroup) => notificationText({ group, count: 2, names: [] });

  test('added [CART-NOTE-001]', () => expect(textOf('added')).toBe('2 item(s) added to cart'));

  test('out of stock [CART-NOTE-002]', () =>
    expect(textOf('out-of-stock')).toBe('2 item(s) out of stock and not added to cart'));

  test('blocked by company [CART-NOTE-003]', () =>
    expect(textOf('blocked-by-company')).toBe('2 item(s) blocked by your company and not added to cart'));

  test('standalone warranty [CART-NOTE-004]', () =>
    expect(textOf('standalone-warranty')).toBe(
      'Warranties must be purchased with a related product and cannot be purchased separately.',
    ));

  test('off contract [CART-NOTE-005]', () =>
    expect(textOf('off-contract')).toBe(
      '2 item(s) not available for purchase for your selected location and not added to cart',
    ));

  test('at item limit [CART-NOTE-006]', () =>
    expect(textOf('at-item-limit')).toBe('2 item(s) not added to cart because you have the limit allowed in cart'));

  test('adjusted for restriction [CART-NOTE-007]', () =>
    expect(textOf('adjusted-for-restriction')).toBe('2 item(s) had quantity adjustments due to purchase restrictions'));

  test('purchase limit met [CART-NOTE-008]', () =>
    expect(textOf('purchase-limit-met')).toBe(
      '2 item(s) not added to cart because you had already met purchase limit',
    ));

  test('adjusted for inventory [CART-NOTE-009]', () =>
    expect(textOf('adjusted-for-inventory')).toBe('2 item(s) had quantity adjustments due to inventory limitations'));

  test('substituted [CART-NOTE-010]', () =>
    expect(textOf('substituted')).toBe(
      '2 item(s) have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.',
    ));

  test('other errors [CART-NOTE-011]', () => expect(textOf('other')).toBe('2 item(s) not added to cart'));

  test('the page can override the text of a group', () => {
    const own = { 'group.added': '{n} in the bag' };
    expect(notificationText({ group: 'added', count: 1, names: [] }, own)).toBe('1 in the bag');
  });
});
