import { canPickUpInStore } from '../../core/platform/rules/session/permissions';
import { useStorefront } from '../platform/StorefrontProvider';

/** Whether this customer may pick up in a store. Not every business buyer may [SESS-019]. */
export function useCanPickUp(): boolean {
  const { session, site } = useStorefront();
  return canPickUpInStore(session.permissionDetail, site);
}
