import type { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { approvalShop } from '../../api/approvalsApi';
import { ordersPath } from '../orders/orderPaths';
import { crumbs } from '../platform/crumbs';
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
      return respondPage(c, {
        title,
        body: html`${crumbs({ say }, { label: say('Your orders'), href: ordersPath })}${body}`,
      });
    },
    answerForm,
  });
