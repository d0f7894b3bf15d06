import { useStorefront } from '../platform/StorefrontProvider';

/** Whether the link to the ship-to locations is shown; the shop stores this in the browser [STOR-010]. */
export function useShipToLink(): boolean {
  const value = useStorefront().host.localStorage.get('showShipToLink');
  return value === 'true' || value === 'Y';
}
