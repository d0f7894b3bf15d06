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
