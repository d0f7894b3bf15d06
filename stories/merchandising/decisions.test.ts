import { describe, expect, test } from 'vitest';
import { toMenu } from '../../src/core/header/client/toHeader';
import { MENU_CODES } from '../../src/core/header/rules/menu/menuCodes';
import { type MenuEntry, menuEntries } from '../../src/core/header/rules/menu/menuEntries';
import { decideMenu } from './decisions';
import { EXAMPLE_MENU } from './exampleMenu';
import { AS_SPECIFIED, type Facts, NOBODY, PERMISSIONS, readerOf } from './facts';
import { codeText } from './reasonText';

const MENU = toMenu(EXAMPLE_MENU, 'menu');

const CUSTOMERS: [who: string, facts: Partial<Facts>][] = [
  ['an unknown customer', {}],
  ['a member who reads Spanish', { isLoggedIn: true, membership: 'SELECT', isSpanishMode: true }],
  ['an approver', { tenant: 'SBA', isLoggedIn: true, permissions: ['H_AG', 'H_MU'], flow: 'SAML' }],
  ['an associate in the app', { isLoggedIn: true, userType: 'ASC', isMobile: true, isInApp: true }],
  ['a rep', { isLoggedIn: true, isRep: true }],
  ['an elite customer whose toggle is off', { segment: '26', togglesOff: 'newDeals, other', ramps: ['SA_RAMP4'] }],
];

const shownIds = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, entries: below }) => [id, ...shownIds(below)]);

describe('decideMenu', () => {
  test.each(CUSTOMERS)('shows %s exactly the items that the menus show [MENU-006]', (_, facts) => {
    const reader = readerOf({ ...NOBODY, ...facts }, AS_SPECIFIED);
    const decisions = decideMenu(MENU, reader);
    expect(decisions.filter(({ verdict }) => verdict.isShown).map(({ item }) => item.id)).toEqual(
      shownIds(menuEntries(MENU, reader)),
    );
    expect(decisions).toHaveLength(16);
  });

  test('has a text for every menu code, and offers each permission that a code requires', () => {
    expect(Object.values(MENU_CODES).map(codeText)).not.toContainEqual(expect.stringContaining('flag permission'));
    expect(PERMISSIONS).toEqual(expect.arrayContaining(['H_AO', 'G_BT2', 'G_BT2V', 'G_PSE', 'H_SSD']));
  });
});
