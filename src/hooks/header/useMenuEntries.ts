import { useEffect, useMemo, useRef } from 'react';
import { toHeadline, toMenu } from '../../core/header/client/toHeader';
import { type HeaderVariant, headerVariant } from '../../core/header/rules/headerVariant';
import type { HeadlineBlock } from '../../core/header/rules/headline';
import { type MenuEntry, menuEntries } from '../../core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../core/header/rules/menu/menuFacts';
import type { MenuItem } from '../../core/header/rules/menu/menuItem';
import { checkMenuItem, unknownMenuCodes } from '../../core/header/rules/menu/menuVisibility';
import { userGroupsOf } from '../../core/header/rules/menu/userGroups';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useIsCartPage } from '../platform/useIsCartPage';
import { useIsMobile } from '../platform/useMediaQuery';
import { useMenuPress } from './useMenuPress';
import { useSiteHeader } from './useSiteHeader';

/** Reads menus for this page, with the current customer and page conditions [MENU-006]. */
export function useMenuReader(variant?: HeaderVariant) {
  const { session, site, settings, host } = useStorefront();
  const isMobile = useIsMobile();
  const isCartPage = useIsCartPage();
  useSignedIn(); // re-render after a sign-in, because the menu depends on the customer
  const { menu = {}, header, segments } = settings.config;
  const isCartHost = menu.cartHosts?.includes(new URL(host.location.href).hostname) ?? false;
  const page = {
    isMobile,
    header: variant ?? headerVariant(session, header),
    isCart: isCartPage || isCartHost,
    missingRamp: menu.missingRamp,
    segments: segments?.map,
  };
  const known = menuFactsOf(session, site, page);
  return {
    isMobile,
    /** The entries of these items that the customer may see [HDR-027, MENU-006]. */
    read: (items: readonly MenuItem[]): MenuEntry[] =>
      menuEntries(items, {
        known,
        groups: userGroupsOf(session, site),
        isMobile,
        rules: menu,
        order: menu.overrideOrder,
      }),
    /** Whether the customer may see content with these permission codes. */
    isShown: (permissionLimit: readonly string[]): boolean => checkMenuItem(permissionLimit, known, menu).isShown,
  };
}

/**
 * A menu of the header, or of the items that a page provides in the shop's wire format [MENU-001]. Throws CommerceError
 * `contract` for invalid items.
 */
export function useMenu(items: readonly unknown[] | undefined, ofHeader: (header: SiteHeader) => readonly MenuItem[]) {
  const supplied = useMemo(() => items && toMenu(items, 'given'), [items]);
  const { header, phase } = useSiteHeader(supplied === undefined);
  const { read } = useMenuReader(header?.variant);
  const menu = supplied ?? (header ? ofHeader(header) : []);
  useUnknownCodes(menu);
  return {
    header,
    isKnown: supplied !== undefined || header !== undefined,
    isLoading: phase === 'loading',
    entries: read(menu),
    onPress: useMenuPress(),
  };
}

/** Parses styled headline blocks that a page provides in the shop's wire format [MENU-004]. */
export function parseHeadline(blocks: readonly unknown[]): HeadlineBlock[] {
  return toHeadline(blocks);
}

/** Reports unknown permission codes to the shop's log, once per page [MENU-006]. */
export function useUnknownCodes(items: readonly MenuItem[]): void {
  const { log, settings } = useStorefront();
  const isReported = useRef(false);
  const unknown = [...new Set(codesOf(items).flatMap((codes) => unknownMenuCodes(codes, settings.config.menu)))].join();

  useEffect(() => {
    if (unknown === '' || isReported.current) return;
    isReported.current = true;
    void log('the menu contains unknown codes', undefined, { codes: unknown });
  }, [unknown, log]);
}

const codesOf = (items: readonly MenuItem[]): (readonly string[])[] =>
  items.flatMap((item) => [item.permissionLimit, ...codesOf(item.items)]);
