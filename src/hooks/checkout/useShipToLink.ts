import { useEffect } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';

const KEY = 'showShipToLink';

/**
 * Whether the link to the ship-to locations is shown. The page's setting applies and is stored in the browser, for pages
 * that do not send it [STOR-010].
 */
export function useShipToLink(): boolean {
  const { host, settings } = useStorefront();
  const configured = settings.config.checkout?.showShipToLink;

  useEffect(() => {
    if (configured !== undefined) host.localStorage.set(KEY, String(configured));
  }, [host, configured]);

  const stored = host.localStorage.get(KEY);
  return configured ?? (stored === 'true' || stored === 'Y');
}
