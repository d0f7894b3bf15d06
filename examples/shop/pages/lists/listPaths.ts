import type { Tenant } from '../platform/pageConfig';

type ListPaths = { all: string; details: string; create: string };

/**
 * The paths of the list pages of each tenant. The query's `listId` selects one list [ROUTE-008, ROUTE-009, DEC-Q154].
 */
export const listPaths: Record<Tenant, ListPaths> = {
  SBA: { all: '/cc/mmx/list/mylists', details: '/cc/mmx/list/details', create: '/cc/sparq/list' },
  COM: { all: '/kuber/viewList?tid=US', details: '/kuber/viewList?tid=US', create: '/kuber/createList?tid=US' },
};

const businessPaths = ['/cc/mmx/list/', '/cc/sparq/list'];
const consumerPaths = ['/kuber/viewList', '/kuber/createList'];

/** The tenant whose list pages contain this path; undefined when none does. */
export function listTenantOf(path: string): Tenant | undefined {
  if (businessPaths.some((it) => path.startsWith(it))) return 'SBA';
  return consumerPaths.some((it) => path.startsWith(it)) ? 'COM' : undefined;
}
