import { describe, expect, test } from 'vitest';
import { createSession, type Session } from '../../../platform/rules/session/session';
import { menuEntries } from './menuEntries';
import { menuFactsOf } from './menuFacts';
import type { MenuItem } from './menuItem';
import { userGroupsOf } from './userGroups';

const headline = (text: string) => [{ text, styles: [], opensNewTab: false }];

const item = (id: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  id,
  permissionLimit: [],
  groupOverrides: [],
  headliner: headline(id),
  mobileHeadliner: [],
  element: 'link',
  opensNewTab: false,
  items: [],
  url: `/${id}`,
  ...overrides,
});

function shown(items: MenuItem[], fields: Partial<Session> = {}, isMobile = false) {
  const session = createSession(fields);
  const page = { isMobile, header: 'full', isCart: false } as const;
  const site = { isSBA: false };
  return menuEntries(items, {
    known: menuFactsOf(session, site, page),
    groups: userGroupsOf(session, site),
    isMobile,
  });
}

describe('menuEntries', () => {
  test('a menu has only the items that their codes allow, at every depth [MENU-006]', () => {
    const menu = [
      item('a', { items: [item('b', { permissionLimit: ['LOGGEDIN'] }), item('c')] }),
      item('d', { permissionLimit: ['LOGGEDIN'], items: [item('e')] }),
    ];
    const names = (fields: Partial<Session>) =>
      shown(menu, fields).map(({ id, entries }) => [id, entries.map((each) => each.id)]);
    expect(names({})).toEqual([['a', ['c']]]);
    expect(names({ isLoggedIn: true })).toEqual([
      ['a', ['b', 'c']],
      ['d', ['e']],
    ]);
  });

  test('a heading without any visible item below it is left out', () => {
    const heading = item('a', { url: undefined, items: [item('b', { permissionLimit: ['LOGGEDIN'] })] });
    expect(shown([heading])).toEqual([]);
    expect(shown([heading], { isLoggedIn: true })).toHaveLength(1);
    expect(shown([{ ...heading, url: '/a' }])).toMatchObject([{ id: 'a', entries: [] }]);
    expect(shown([item('text', { url: undefined })])).toHaveLength(1);
  });

  test('an item is a button or a link, as the data says [MENU-001]', () => {
    const menu = [item('a', { element: 'button' }), item('b')];
    expect(shown(menu).map(({ isButton }) => isButton)).toEqual([true, false]);
  });

  test('an entry has the label, the icon, the chat line and the window of its item [MENU-001, MENU-003]', () => {
    const chat = { ariaLabel: 'Chat', actionIcon: 'bubble', chatLineOfBusiness: '12', opensNewTab: true };
    expect(shown([item('a', chat), item('b')])).toMatchObject([
      { id: 'a', ariaLabel: 'Chat', icon: 'bubble', chatLine: '12', opensNewTab: true },
      { id: 'b', ariaLabel: undefined, icon: undefined, chatLine: undefined, opensNewTab: false },
    ]);
  });

  test('a mobile menu displays the mobile headline of an item if the item has one [MENU-001]', () => {
    const menu = [item('a', { mobileHeadliner: headline('short') }), item('b')];
    const texts = (isMobile: boolean) => shown(menu, {}, isMobile).map(({ blocks }) => blocks[0]?.text);
    expect(texts(false)).toEqual(['a', 'b']);
    expect(texts(true)).toEqual(['short', 'b']);
  });

  test('an item has the target of the user’s group [MENU-054]', () => {
    const groupOverrides = [{ url: '/in', userGroups: ['LOGGEDIN'] }];
    const target = (isLoggedIn: boolean) => shown([item('a', { groupOverrides })], { isLoggedIn })[0]?.target;
    expect(target(true)).toMatchObject({ url: '/in' });
    expect(target(false)).toMatchObject({ url: '/a' });
  });
});
