import { useEffect, useRef } from 'react';
import { toHeadline, toMenu } from '../../core/header/client/toHeader';
import { type HeaderVariant, headerVariant } from '../../core/header/rules/headerVariant';
import type { HeadlineBlock } from '../../core/header/rules/headline';
import { type MenuEntry, menuEntries } from '../../core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../core/header/rules/menu/menuFacts';
import type { MenuItem } from '../../core/header/rules/menu/menuItem';
import { checkMenuItem, unknownMenuCodes } from '../../core/header/rules/menu/menuVisibility';
import { userGroupsOf } from '../../core/header/rules/menu/userGroups';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useIsCartPage } from '../platform/useIsCartPage';
import { useIsMobile } from '../platform/useIsMobile';

/** How menus are read on this page: by what is known of the customer now, and of the page [MENU-006]. */
export function useMenuReader(variant?: HeaderVariant) {
  const { session, site, settings, host } = useStorefront();
  const isMobile = useIsMobile();
  const isCartPage = useIsCartPage();
  useSignedIn(); // who signs in sees another menu
  const { menu = {}, header } = settings.given;
  const isCartHost = menu.cartHosts?.includes(new URL(host.location.href).hostname) ?? false;
  const page = {
    isMobile,
    header: variant ?? headerVariant(session, header),
    isCart: isCartPage || isCartHost,
    ...(menu.missingRamp && { missingRamp: menu.missingRamp }),
  };
  const known = menuFactsOf(session, site, page);
  return {
    isMobile,
    /** What of these items the customer sees [HDR-027, MENU-006]. */
    read: (items: readonly MenuItem[]): MenuEntry[] =>
      menuEntries(items, {
        known,
        groups: userGroupsOf(session, site),
        isMobile,
        rules: menu,
        order: menu.overrideOrder,
      }),
    /** May the customer see what has these codes? */
    isShown: (permissionLimit: readonly string[]): boolean => checkMenuItem(permissionLimit, known, menu).isShown,
  };
}

/** Items that a page has written itself, in the shop's own fields [MENU-001]. Throws CommerceError `contract` for what is none. */
export function givenMenu(items: readonly unknown[] | undefined): readonly MenuItem[] | undefined {
  return items && toMenu(items, 'given');
}

/** The same for words with looks [MENU-004]. */
export function givenHeadline(blocks: readonly unknown[]): HeadlineBlock[] {
  return toHeadline(blocks);
}

/** Tells the shop of codes that nobody knows, once for each page [MENU-006]. */
export function useUnknownCodes(items: readonly MenuItem[]): void {
  const { log, settings } = useStorefront();
  const told = useRef(false);
  const unknown = [...new Set(codesOf(items).flatMap((codes) => unknownMenuCodes(codes, settings.given.menu)))].join();

  useEffect(() => {
    if (unknown === '' || told.current) return;
    told.current = true;
    void log('a menu has codes that nobody knows', undefined, { codes: unknown });
  }, [unknown, log]);
}

const codesOf = (items: readonly MenuItem[]): (readonly string[])[] =>
  items.flatMap((item) => [item.permissionLimit, ...codesOf(item.items)]);
