import { type HeaderVariant, headerVariant } from '../../core/header/rules/headerVariant';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { siteHeaderQuery } from './headerQueries';

export type SiteHeaderState = {
  /**
   * `redirecting`: the page is being redirected or reloaded. After the response or a failure, the phase is no longer
   * `loading` [HDR-016].
   */
  phase: 'loading' | 'ready' | 'redirecting' | 'failed';
  header: SiteHeader | undefined;
  /** Why there is no header. Its `status` is that of the error page, and undefined without a response [HDR-019, HDR-020]. */
  error: CommerceError | null;
};

/** The shop's content for the header and footer of this page; `isWanted` false sends no request. */
export function useSiteHeader(isWanted = true): SiteHeaderState {
  const storefront = useStorefront();
  const query = useShopQuery({ ...siteHeaderQuery(storefront), enabled: isWanted });
  const { data, isFetching, error } = query;
  if (data && 'header' in data) return { phase: 'ready', header: data.header, error: null };
  const phase = isFetching ? 'loading' : error ? 'failed' : data ? 'redirecting' : 'loading';
  return { phase, header: undefined, error };
}

/** The header variant of this page: its own, else the shop's, else derived from its route and flow [HDR-002]. */
export function useHeaderVariant(
  request: { variant?: HeaderVariant; routeId?: string; flowType?: string },
  header: SiteHeader | undefined,
): HeaderVariant {
  const { session, settings } = useStorefront();
  const page = { routeId: request.routeId ?? session.routeId, flowType: request.flowType ?? session.flowType };
  return request.variant ?? header?.variant ?? headerVariant(page, settings.config.header);
}
