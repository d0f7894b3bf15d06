import { useQuery } from '@tanstack/react-query';
import type { SiteHeader } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { siteHeaderQuery } from './siteHeaderQuery';

export type SiteHeaderState = {
  /** `leaving`: the page goes elsewhere, or comes anew. However it ends, it is not `loading` any more [HDR-016]. */
  phase: 'loading' | 'shown' | 'leaving' | 'failed';
  header: SiteHeader | undefined;
  /** Of the error page, while it has failed: 500 where the shop gave none [HDR-019, HDR-020]. */
  status: number | undefined;
  reload: () => void;
};

/** What the shop says the header and footer of this page are made of; `isWanted` false leaves it unasked. */
export function useSiteHeader(isWanted = true): SiteHeaderState {
  const storefront = useStorefront();
  const query = useQuery({ ...siteHeaderQuery(storefront), enabled: isWanted }, useShopQueryClient());
  const reload = () => void query.refetch();
  const { data } = query;
  if (!data || (query.isFetching && 'verdict' in data)) {
    const phase = query.error ? 'failed' : 'loading';
    return { phase, header: undefined, status: query.error ? 500 : undefined, reload };
  }
  if ('header' in data) return { phase: 'shown', header: data.header, status: undefined, reload };
  const { verdict } = data;
  if (verdict.kind === 'error') return { phase: 'failed', header: undefined, status: verdict.status, reload };
  return { phase: 'leaving', header: undefined, status: undefined, reload };
}
