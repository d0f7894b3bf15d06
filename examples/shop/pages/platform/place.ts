import type { ShopContext } from '../../accounts/visitor';
import { listTenantOf } from '../lists/listPaths';
import type { Tenant } from './pageConfig';
import { pathOf } from './pathOf';

/** Where a form stands: the page to come back to, and whose page it is. */
export type Place = { back: string; tenant: Tenant };

export function formPlace(c: ShopContext): Place {
  return { back: pathOf(c), tenant: tenantOf(c) };
}

/** Business pages, and all pages of business customers, are SBA. */
export function tenantOf(c: ShopContext): Tenant {
  const { path } = c.req;
  const isBusinessPage = path === '/sba' || path.startsWith('/cc/sba/') || listTenantOf(path) === 'SBA';
  return isBusinessPage ? 'SBA' : (c.get('visitor').account?.tenant ?? 'COM');
}

/** The address of a plain form of the cart. Those of business pages say so, as the calls do. */
export function cartPath(
  act: 'add' | 'update' | 'delete' | 'coupons' | 'coupons/remove' | 'service',
  { tenant }: Place,
): string {
  return `/webapp/cart/${act}${tenant === 'SBA' ? '?tenantId=10051' : ''}`;
}

/** The same for the plain forms of the saved items. */
export function savedPath(act: 'save' | 'move' | 'delete', { tenant }: Place): string {
  return `/webapp/saved/${act}${tenant === 'SBA' ? '?tenantId=10051' : ''}`;
}
