import { useStorefront } from '../platform/StorefrontProvider';

/** Is the link to the ship-to locations shown? The shop keeps that in the browser [STOR-010]. */
export function useShipToLink(): boolean {
  const value = useStorefront().host.localStorage.get('showShipToLink');
  return value === 'true' || value === 'Y';
}
