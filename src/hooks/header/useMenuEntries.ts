import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { OverlayRequest } from '../../core/events/overlays';
import { toHeadline, toMenu } from '../../core/header/client/toHeader';
import { type HeaderVariant, headerVariant } from '../../core/header/rules/headerVariant';
import type { HeadlineBlock } from '../../core/header/rules/headline';
import { type MenuEntry, menuEntries, type PressedEntry } from '../../core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../core/header/rules/menu/menuFacts';
import type { MenuItem } from '../../core/header/rules/menu/menuItem';
import { checkMenuItem, unknownMenuCodes } from '../../core/header/rules/menu/menuVisibility';
import { userGroupsOf } from '../../core/header/rules/menu/userGroups';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import { accountUrls } from '../../core/platform/client/accountUrls';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useIsCartPage } from '../platform/useIsCartPage';
import { useIsMobile } from '../platform/useMediaQuery';
import { useRequestOverlay } from '../platform/useRequestOverlay';
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

/**
 * Handles a click on a menu entry: opens its drawer, or navigates to its page if no widget shows that drawer [HDR-012,
 * HDR-013]. Returns whether it has handled the click; the browser follows plain links itself.
 */
export function useMenuPress(): (entry: PressedEntry) => boolean {
  const storefront = useStorefront();
  const requestOverlay = useRequestOverlay();

  return useCallback(
    ({ target, chatLine, isButton }) => {
      const { location } = storefront.host;
      if (target.kind === 'none') return false;
      if (target.kind === 'page') {
        if (target.isReplacing) replacePage(location, target.url);
        else if (isButton) location.assign(target.url);
        return target.isReplacing || isButton;
      }
      if (target.action === 'CREATE_ACCOUNT') {
        location.assign(target.url ?? accountUrls(storefront).createAccount);
        return true;
      }
      const instead = target.url ?? (target.action === 'LOGIN' ? accountUrls(storefront).login : undefined);
      void requestOverlay(overlayFor(target.action, chatLine)).then((outcome) => {
        if (outcome === 'unavailable' && instead !== undefined) location.assign(instead);
        // no caller waits for this request, so reload the page for the signed-in customer
        if (outcome === 'done' && target.action === 'LOGIN') location.assign(location.href.replace(/#.*/, ''));
      });
      return true;
    },
    [requestOverlay, storefront],
  );
}

type Action = Exclude<Extract<MenuEntry['target'], { kind: 'drawer' }>['action'], 'CREATE_ACCOUNT'>;

function overlayFor(action: Action, line: string | undefined): OverlayRequest {
  if (action === 'LOGIN') return { overlay: 'LOGIN', signInType: '' };
  if (action === 'CHAT') return { overlay: 'CHAT', ...(line !== undefined && { line }) };
  return { overlay: action };
}

/**
 * Replaces the current history entry before it navigates to the same URL. `replaceHref` throws for another origin;
 * `assign` then still navigates.
 */
function replacePage(location: { replaceHref(url: string): void; assign: (url: string) => void }, url: string): void {
  try {
    location.replaceHref(url);
  } finally {
    location.assign(url);
  }
}
