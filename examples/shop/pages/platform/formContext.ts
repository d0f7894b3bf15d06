import { randomUUID } from 'node:crypto';
import { formatMoney } from '../../../../src/core/platform/rules/priceText';
import type { ShopContext } from '../../accounts/visitor';
import { freeDeliveryFrom } from '../../cart/delivery';
import { type Say, sayIn } from '../../languages/say';
import { listTenantOf } from '../lists/listPaths';
import { type Html, html } from './html';
import { type Language, languageOf, localeOf } from './language';
import type { Tenant } from './pageConfig';
import { pathOf } from './pathOf';

/** What the plain forms of a page need: the page to return to, its tenant, its texts, and its format of amounts in cents. */
export type FormContext = {
  back: string;
  /** A key of this rendering: a form that is submitted twice with it acts once. */
  key: string;
  tenant: Tenant;
  say: Say;
  money: (cents: number) => string;
  locale: string;
  language: Language;
};

/** From the amount `freeDeliveryFrom` on, in cents, delivery is free for this customer. */
export type ShopFormContext = FormContext & { freeDeliveryFrom: number };

export function formContext(c: ShopContext): ShopFormContext {
  const { account } = c.get('visitor');
  return {
    ...contextIn(languageOf(c)),
    back: pathOf(c),
    key: randomUUID(),
    tenant: tenantOf(c),
    freeDeliveryFrom: freeDeliveryFrom(account),
  };
}

/** The texts and the formats of a language. */
export type PageTexts = Pick<FormContext, 'say' | 'money' | 'locale' | 'language'>;

export function contextIn(language: Language): PageTexts {
  const locale = localeOf(language);
  const money = (minor: number) => formatMoney({ minor, currency: 'USD' }, locale);
  return { say: sayIn(language), money, locale, language };
}

/** Business pages, and all pages of business customers, are SBA. */
export function tenantOf(c: ShopContext): Tenant {
  const { path } = c.req;
  const isBusinessPage = path === '/sba' || path.startsWith('/cc/sba/') || listTenantOf(path) === 'SBA';
  return isBusinessPage ? 'SBA' : (c.get('visitor').account?.tenant ?? 'COM');
}

/** The hidden fields of a form that adds to the cart. */
export function addFields({ back, key }: FormContext): Html {
  return html`<input type="hidden" name="back" value="${back}"><input type="hidden" name="key" value="${key}">`;
}

/** The URL of a plain cart form. Business pages add the tenant, as their calls do. */
export function cartPath(
  act: 'add' | 'update' | 'delete' | 'coupons' | 'coupons/remove' | 'service' | 'original',
  { tenant }: FormContext,
): string {
  return `/webapp/cart/${act}${tenant === 'SBA' ? '?tenantId=10051' : ''}`;
}

/** The URL of a plain form for saved items. */
export function savedPath(act: 'save' | 'move' | 'delete', { tenant }: FormContext): string {
  return `/webapp/saved/${act}${tenant === 'SBA' ? '?tenantId=10051' : ''}`;
}
