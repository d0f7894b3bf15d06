import type { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { approvalShop } from '../../api/approvalsApi';
import { ordersPath } from '../orders/orderPaths';
import { answerForm } from '../platform/formRequest';
import { html } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { approvalForms } from './approvalForms';

export const approvalPages = (): Hono<ShopEnv> =>
  approvalForms<ShopEnv>({
    ...approvalShop,
    language: languageOf,
    isBuyer: (c) => c.get('visitor').account?.tenant === 'SBA',
    respond: (c, { title, body }) => {
      const say = sayOf(c);
      const crumbs = html`<p class="crumbs"><a href="${ordersPath}">${say('Your orders')}</a> · <a href="/webapp/account">${say('Your account')}</a></p>`;
      return respondPage(c, { title, body: html`${crumbs}${body}` });
    },
    answerForm,
  });
