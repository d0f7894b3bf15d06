import { Hono } from 'hono';
import * as v from 'valibot';
import { ORDER_LINES_MOST, readOrderLines } from '../../../../src/core/lists/rules/orderLines';
import type { ShopEnv } from '../../accounts/visitor';
import { addToCart } from '../../cart/adding/addOnce';
import { spelledSku } from '../../catalogue/findBySku';
import type { CartRow, Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices, inBrief } from '../cart/effectNotices';
import { addFields, contextIn, formContext } from '../platform/formContext';
import { answerForm, FormKey } from '../platform/formRequest';
import { type Html, html } from '../platform/html';
import { languageOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { addToListOverlay } from './listPages';

export const quickOrderPath = '/webapp/quick-order';

/** The number of rows of the page. */
const rowCount = 8;

const Lines = v.pipe(v.string(), v.maxLength(50_000));
const LinesForm = v.objectWithRest({ key: FormKey, lines: v.optional(Lines, '') }, v.string());

/** Order by item number. Until the widget mounts, a text area for many lines works alone. */
export function quickOrderPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(quickOrderPath, (c) => {
    const context = formContext(c);
    const texts = widgetTextsIn(context.language, 'quick-order');
    const title = context.say('Quick order');
    return respondPage(c, {
      title,
      body: html`<h1>${title}</h1>
      <div class="lists-place" data-quire="quick-order" data-rows="${rowCount}"><form method="post" action="${quickOrderPath}${context.tenant === 'SBA' ? '?tenantId=10051' : ''}">
        ${addFields(context)}
        <p class="quiet">${texts('intro')}</p>
        <p class="order-form-heads" aria-hidden="true"><span>${texts('sku')}</span><span>${texts('quantity')}</span></p>
        <ol class="order-form-rows">${Array.from({ length: rowCount }, (_, index) => row(texts, index + 1))}</ol>
        <details class="order-form-many"><summary>${texts('many')}</summary><label for="lines">${texts('manyLabel')}</label>
          <textarea id="lines" name="lines" rows="5" spellcheck="false"></textarea></details>
        <p class="order-form-add"><button type="submit" class="button">${texts('add')}</button></p></form></div>
      ${addToListOverlay}`,
    });
  });

  pages.post(quickOrderPath, (c) =>
    answerForm(c, LinesForm, async (fields) => {
      const { say, language } = contextIn(languageOf(c));
      const texts = widgetTextsIn(language, 'quick-order');
      // a pasted sheet may have columns of its own
      const parts = [readOrderLines(typedRows(fields)), readOrderLines(fields.lines)];
      const all = parts.flatMap(({ lines }) => lines);
      const read = all.slice(0, ORDER_LINES_MOST);
      const sumOf = (name: 'unclear' | 'left') => parts.reduce((sum, part) => sum + part[name], 0);
      const unclear = sumOf('unclear');
      const left = sumOf('left') + all.length - read.length;
      const known = read.filter(({ sku }) => v.is(ShortText, sku));
      const items = known.flatMap(({ sku, quantity: qty }) =>
        qty === undefined ? [] : [{ itemId: spelledSku(sku), qty }],
      );
      if (items.length === 0) throw new Refusal(400, 'INVALID_DATA_ITEM', texts('nothing'));
      const missing = read.length - known.length;
      const warnings = [
        missing > 0 ? texts('notTaken', { n: missing }) : '',
        unclear > 0 ? say('Lines whose quantity we couldn’t read: {n}. They weren’t added.', { n: unclear }) : '',
        left > 0 ? texts('left', { n: left, max: ORDER_LINES_MOST }) : '',
      ];
      return c.get('database').transaction(async (tx) => {
        const add = (cart: CartRow) => addToCart(tx, cart, c.get('visitor'), { items });
        const effects = await changeByForm(c, tx, fields, add);
        return [
          ...warnings.filter((text) => text !== '').map((text): Notice => ({ tone: 'warning', text })),
          ...inBrief(await effectNotices(tx, effects, say), say),
        ];
      });
    }),
  );
  return pages;
}

/** The fields of a row: item number and quantity. A row without a quantity orders one. */
function row(texts: ReturnType<typeof widgetTextsIn<'quick-order'>>, n: number): Html {
  return html`<li><input name="sku${n}" aria-label="${texts('skuOf', { n })}" maxlength="100" autocomplete="off" spellcheck="false">
    <input name="qty${n}" aria-label="${texts('quantityOf', { n })}" placeholder="1" inputmode="numeric" maxlength="3" autocomplete="off"></li>`;
}

/** The rows as pasted lines. */
const typedRows = (fields: Record<string, string | undefined>) =>
  Array.from(
    { length: rowCount },
    (_, index) => `${fields[`sku${index + 1}`] ?? ''}\t${fields[`qty${index + 1}`] ?? ''}`,
  ).join('\n');
