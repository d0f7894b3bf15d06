import { useCallback } from 'react';
import type { OverlayRequest } from '../../core/events/overlays';
import type { MenuEntry, PressedEntry } from '../../core/header/rules/menu/menuEntries';
import { accountUrls } from '../../core/platform/client/accountUrls';
import { useStorefront } from '../platform/StorefrontProvider';
import { useRequestOverlay } from '../platform/useRequestOverlay';

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
