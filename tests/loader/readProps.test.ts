// @vitest-environment happy-dom
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { explain } from '../../loader/problems';
import { readProps } from '../../loader/readProps';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { attributes, props } from '../../src/widgets/cart/AddToCartButton/attributes';
import { attributes as tileAttributes } from '../../src/widgets/products/ProductTile/attributes';

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const read = (html: string, schema: GenericSchema = attributes) =>
  readProps(element(html), { attributes: schema, props });

/** The message that a page receives when the attributes are invalid. */
function problemOf(html: string, schema?: GenericSchema): string {
  try {
    return JSON.stringify(read(html, schema));
  } catch (error) {
    return explain(error as Error, document.body.firstElementChild as Element).message;
  }
}

describe('readProps', () => {
  test('converts attributes to props of the types in the schema, and omits unknown ones', () => {
    const html = `<div data-quire="add-to-cart-button" data-sku="MUG" data-qty="2" data-show-quantity="true" data-buy-now="false"
      data-coupons="SAVE10, OVER100" data-feedback="toast" data-elses="9"></div>`;
    expect(read(html)).toEqual({
      sku: 'MUG',
      quantity: 2,
      showQuantity: true,
      buyNow: false,
      coupons: ['SAVE10', 'OVER100'],
      feedback: 'toast',
    });
  });

  test('omits props whose attributes are missing', () => {
    expect(read('<div data-sku="MUG"></div>')).toEqual({ sku: 'MUG' });
  });

  test('reads props from a JSON child', () => {
    const html = `<div data-sku="MUG"><script type="application/json">{"items": [{"sku": "PEN", "quantity": 3}]}</script></div>`;
    expect(read(html)).toEqual({ sku: 'MUG', items: [{ sku: 'PEN', quantity: 3 }] });
  });

  test('prefers what the customer has typed into the fallback form', () => {
    const host = element('<div data-sku="MUG" data-qty="2"><form><input name="qty" value="2"></form></div>');
    (host.querySelector('input') as HTMLInputElement).value = '5';
    expect(readProps(host, { attributes, props })).toEqual({ sku: 'MUG', quantity: 5 });
  });

  test.each([
    ['<div></div>', 'data-sku: required, but missing'],
    ['<div data-sku="MUG" data-qty="0"></div>', 'data-qty: expected a whole number of at least 1, received "0"'],
    ['<div data-sku="MUG" data-qty="1.5"></div>', 'data-qty: expected a whole number of at least 1, received "1.5"'],
    [
      '<div data-sku="MUG" data-show-quantity="yes"></div>',
      'data-show-quantity: expected true or false, received "yes"',
    ],
    ['<div data-sku="MUG" data-feedback="bell"></div>', 'data-feedback: expected ("toast" | "drawer"'],
    ['<div data-sku="MUG"><script type="application/json">{"items": [</script></div>', 'expected a JSON object'],
    ['<div data-sku="MUG"><script type="application/json">[1]</script></div>', 'expected a JSON object'],
    [
      '<div data-sku="MUG"><script type="application/json">{"items": [{"sku": "PEN", "quantity": 0}]}</script></div>',
      '"items" in the JSON child: expected a list of {"sku", "quantity"}, each quantity a whole number of at least 1',
    ],
    [
      '<div data-sku="MUG"><script type="application/json">{"coupons": ["SAVE10"]}</script></div>',
      '"coupons" in the JSON child: expected a comma-separated list, received Array',
    ],
  ])('rejects %s, and reports what was expected', (html, message) => {
    expect(problemOf(html)).toContain(message);
  });

  test('says what to do about a configuration without a required field, after the text of the specification', () => {
    const incomplete = new CommerceError('integration', 'CONTEXT_INCOMPLETE', 'legacyTenant required!');
    const explained = explain(incomplete, element('<div></div>'));
    expect(explained.message).toBe('legacyTenant required!');
    expect(explained.cause).toMatch(/^Add the field to the JSON of the script with data-quire-config/);
  });

  test('rejects a tile without a SKU or a product, and accepts one with a product', () => {
    const message = 'the element: expected data-sku, or the product as "item" in a JSON child, received nothing';
    expect(problemOf('<div data-variant="listTile"></div>', tileAttributes)).toBe(message);
    const item = '<div><script type="application/json">{"item": {"itemId": "MUG"}}</script></div>';
    expect(read(item, tileAttributes)).toEqual({ item: { itemId: 'MUG' } });
  });
});
