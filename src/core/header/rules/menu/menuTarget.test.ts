import { describe, expect, test } from 'vitest';
import type { MenuItem } from './menuItem';
import { MENU_ACTIONS, menuActionOf, menuTarget } from './menuTarget';

const item = (overrides: Partial<MenuItem>): MenuItem => ({
  id: '0',
  permissionLimit: [],
  groupOverrides: [],
  headliner: [],
  mobileHeadliner: [],
  element: 'link',
  opensNewTab: false,
  items: [],
  ...overrides,
});

const page = (url: string, isReplacing = false) => ({ kind: 'page', url, isReplacing });

describe('menuTarget', () => {
  test.each([
    [{ url: '/u' }, page('/u')],
    [{ url: '/u', destinationUrl: '/d' }, page('/d')],
    [{ url: '/u', destinationUrl: ' ' }, page('/u')],
    [{ url: '/u', destinationUrl: '/d', destinationReplaceUrl: '/r' }, page('/r', true)],
    [{ actionLandingPage: '/landing' }, page('/landing')],
    [{}, { kind: 'none' }],
    [{ url: 'javascript:alert(1)' }, { kind: 'none' }],
    [{ url: '/u', destinationUrl: 'data:text/html,x' }, page('/u')],
  ])('an item with %j has the target %j [HDR-012, MENU-001, MENU-056]', (fields, target) => {
    expect(menuTarget(item(fields), [])).toEqual(target);
  });

  test('a group override takes precedence over every other URL [MENU-001, MENU-054]', () => {
    const groupOverrides = [{ url: '/link', userGroups: ['LINK'] }];
    const all = item({ url: '/u', destinationUrl: '/d', destinationReplaceUrl: '/r', groupOverrides });
    expect(menuTarget(all, ['LINK'])).toEqual(page('/link'));
    expect(menuTarget(all, ['LINKPLUS'])).toEqual(page('/r', true));
  });

  test('a drawer action targets its drawer, with its landing page as the fallback if it has one [HDR-012]', () => {
    const chat = item({ action: 'Chat', actionType: 'drawer', url: '/u', actionLandingPage: '/chat' });
    expect(menuTarget(chat, [])).toEqual({ kind: 'drawer', action: 'CHAT', url: '/chat' });
    expect(menuTarget(item({ action: 'chat', actionType: 'webpage' }), [])).toMatchObject({ kind: 'drawer' });
    expect(menuTarget(item({ action: 'chat', actionType: 'links' }), [])).toMatchObject({ kind: 'drawer' });
    expect(menuTarget(item({ action: 'chat' }), [])).toEqual({ kind: 'drawer', action: 'CHAT', url: undefined });
  });

  test('an action of the type page, or an unknown action, targets the page of the item [HDR-012]', () => {
    expect(menuTarget(item({ action: 'chat', actionType: 'page', url: '/u' }), [])).toEqual(page('/u'));
    expect(menuTarget(item({ action: 'dance', actionType: 'drawer', url: '/u' }), [])).toEqual(page('/u'));
  });
});

test.each(Object.entries(MENU_ACTIONS))(
  'the action name %s, in any letter case, is the action %s [HDR-012]',
  (name, action) => {
    expect([name, name.toUpperCase(), action.toLowerCase(), ` ${name} `].map(menuActionOf)).toEqual(
      Array(4).fill(action),
    );
  },
);

test.each([undefined, '', 'dance', 'constructor'])('the action name "%s" is unknown', (name) => {
  expect(menuActionOf(name)).toBeUndefined();
});
