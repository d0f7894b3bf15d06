import { type HeaderVariant, headerVariant } from '../../core/header/rules/headerVariant';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';

export type HeaderRequest = {
  variant?: HeaderVariant | undefined;
  routeId?: string | undefined;
  flowType?: string | undefined;
};

/** The header variant of this page: its own, else the shop's, else derived from its route and flow [HDR-002]. */
export function useHeaderVariant(request: HeaderRequest, header: SiteHeader | undefined): HeaderVariant {
  const { session, settings } = useStorefront();
  const page = { routeId: request.routeId ?? session.routeId, flowType: request.flowType ?? session.flowType };
  return request.variant ?? header?.variant ?? headerVariant(page, settings.config.header);
}
