import { Hono } from 'hono';
import * as v from 'valibot';
import { ORDER_LINES_MOST, readOrderLines } from '../../../../src/core/lists/rules/orderLines';
import type { ShopEnv } from '../../accounts/visitor';
import { addOnce } from '../../cart/adding/addOnce';
import { spelledSku } from '../../catalogue/findBySku';
import type { CartRow, Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices, inBrief } from '../cart/effectNotices';
import { counted } from '../platform/counted';
import { addFields, formContext } from '../platform/formContext';
import { answerForm, FormKey } from '../platform/formRequest';
import { html } from '../platform/html';
import { respondPage } from '../platform/layout';
import { addToListOverlay } from './listPages';

export const quickOrderPath = '/webapp/quick-order';

const LinesForm = v.object({ key: FormKey, lines: v.pipe(v.string(), v.maxLength(50_000)) });

/** Order by item number. Until the widget mounts, a text area for many lines works alone. */
export function quickOrderPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(quickOrderPath, (c) => {
    const context = formContext(c);
    return respondPage(c, {
      title: 'Quick order',
      body: html`<h1>Quick order</h1>
      <div class="lists-place" data-quire="quick-order" data-rows="8"><form class="sheet" method="post" action="${quickOrderPath}${context.tenant === 'SBA' ? '?tenantId=10051' : ''}">
        ${addFields(context)}
        <label for="lines">One item per line: item number, then quantity</label>
        <textarea id="lines" name="lines" rows="8" spellcheck="false" required></textarea>
        <button type="submit" class="button">Add all to cart</button></form></div>
      ${addToListOverlay}`,
    });
  });

  pages.post(quickOrderPath, (c) =>
    answerForm(c, LinesForm, async (fields) => {
      const { lines: read, unclear, left } = readOrderLines(fields.lines);
      const known = read.filter(({ sku }) => v.is(ShortText, sku));
      const items = known.flatMap(({ sku, quantity: qty }) =>
        qty === undefined ? [] : [{ itemId: spelledSku(sku), qty }],
      );
      if (items.length === 0)
        throw new Refusal(400, 'INVALID_DATA_ITEM', 'Enter at least one item number and its quantity.');
      return c.get('database').transaction(async (tx) => {
        const add = async (cart: CartRow) => (await addOnce(tx, cart, c.get('visitor'), { items }, undefined)).lines;
        const effects = await changeByForm(c, tx, fields, add);
        return [
          ...warning(
            read.length - known.length,
            'line wasn’t added because we couldn’t find the item number.',
            'lines weren’t added because we couldn’t find the item numbers.',
          ),
          ...warning(
            unclear,
            'line wasn’t added because its quantity couldn’t be read.',
            'lines weren’t added because their quantities couldn’t be read.',
          ),
          ...warning(
            left,
            `line was left out. The limit is ${ORDER_LINES_MOST}.`,
            `lines were left out. The limit is ${ORDER_LINES_MOST}.`,
          ),
          ...inBrief(await effectNotices(tx, effects)),
        ];
      });
    }),
  );
  return pages;
}

const warning = (count: number, one: string, several: string): Notice[] =>
  count === 0 ? [] : [{ tone: 'warning', text: counted(count, one, several) }];
