import { useQuery } from '@tanstack/react-query';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { siteHeaderQuery } from './siteHeaderQuery';

export type SiteHeaderState = {
  /**
   * `redirecting`: the page is being redirected or reloaded. After the response or a failure, the phase is no longer
   * `loading` [HDR-016].
   */
  phase: 'loading' | 'ready' | 'redirecting' | 'failed';
  header: SiteHeader | undefined;
  /** The status for the error page after a failure: 500 if the shop sent none [HDR-019, HDR-020]. */
  status: number | undefined;
  refetch: () => void;
};

/** The shop's content for the header and footer of this page; `isWanted` false sends no request. */
export function useSiteHeader(isWanted = true): SiteHeaderState {
  const storefront = useStorefront();
  const query = useQuery({ ...siteHeaderQuery(storefront), enabled: isWanted }, useShopQueryClient());
  const { data, refetch } = query;
  if (!data || (query.isFetching && 'verdict' in data)) {
    const phase = query.error ? 'failed' : 'loading';
    return { phase, header: undefined, status: query.error ? 500 : undefined, refetch };
  }
  if ('header' in data) return { phase: 'ready', header: data.header, status: undefined, refetch };
  const { verdict } = data;
  if (verdict.kind === 'error') return { phase: 'failed', header: undefined, status: verdict.status, refetch };
  return { phase: 'redirecting', header: undefined, status: undefined, refetch };
}
