import { randomUUID } from 'node:crypto';
import { contextIn, type FormContext, type PageTexts } from '../../shop/pages/platform/formContext';
import { languageOf } from '../../shop/pages/platform/language';
import { pathOf } from '../../shop/pages/platform/pathOf';
import type { GatewayContext } from '../visits/visit';

/** The texts and formats of a page, in the customer's language. */
export const textsOf = (c: GatewayContext): PageTexts => contextIn(languageOf(c));

/** What the plain forms of a page need. */
export const formContext = (c: GatewayContext): FormContext => ({
  ...textsOf(c),
  back: pathOf(c),
  key: randomUUID(),
  tenant: 'COM',
});

const lastPage = 10_000;

/** Which page of a list the address has: the first one, unless it has another number. */
export function pageNumber(c: GatewayContext): number {
  const number = Number.parseInt(c.req.query('page') ?? '', 10) || 1;
  return Math.max(1, Math.min(number, lastPage));
}
