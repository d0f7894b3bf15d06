// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { readProps } from '../../loader/readProps';
import { attributes } from '../../src/widgets/AddToCartButton/attributes';

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const read = async (html: string) => readProps(element(html), { attributes });

describe('the attributes of an element', () => {
  test('become the props of its widget, in the types these have', async () => {
    const html = `<div data-quire="add-to-cart-button" data-sku="MUG" data-qty="2" data-show-quantity="true" data-buy-now="false"
      data-coupons="SAVE10, OVER100" data-feedback="toast" data-elses="9"></div>`;
    expect(await read(html)).toEqual({
      sku: 'MUG',
      qty: 2,
      showQuantity: true,
      buyNow: false,
      coupons: ['SAVE10', 'OVER100'],
      feedback: 'toast',
    });
  });

  test('leave what is not written to the widget', async () => {
    expect(await read('<div data-sku="MUG"></div>')).toEqual({ sku: 'MUG' });
  });

  test('may stand in a JSON child, where lists are lists', async () => {
    const html = `<div data-sku="MUG"><script type="application/json">{"items": [{"sku": "PEN", "quantity": 3}]}</script></div>`;
    expect(await read(html)).toEqual({ sku: 'MUG', items: [{ sku: 'PEN', quantity: 3 }] });
  });

  test('yield to what the customer has typed into the plain form', async () => {
    const host = element('<div data-sku="MUG" data-qty="2"><form><input name="qty" value="2"></form></div>');
    (host.querySelector('input') as HTMLInputElement).value = '5';
    expect(await readProps(host, { attributes })).toEqual({ sku: 'MUG', qty: 5 });
  });

  test.each([
    ['<div></div>', 'data-sku: expected it to be there, received nothing'],
    ['<div data-sku="MUG" data-qty="0"></div>', 'data-qty: expected a whole number from 1 on, received "0"'],
    ['<div data-sku="MUG" data-qty="1.5"></div>', 'data-qty: expected a whole number from 1 on, received "1.5"'],
    [
      '<div data-sku="MUG" data-show-quantity="yes"></div>',
      'data-show-quantity: expected true or false, received "yes"',
    ],
    ['<div data-sku="MUG" data-feedback="bell"></div>', 'data-feedback: expected ("toast" | "drawer"'],
    ['<div data-sku="MUG"><script type="application/json">{"items": [</script></div>', 'expected a JSON object'],
    ['<div data-sku="MUG"><script type="application/json">[1]</script></div>', 'expected a JSON object'],
    [
      '<div data-sku="MUG"><script type="application/json">{"items": [{"sku": "PEN", "quantity": 0}]}</script></div>',
      'data-items: expected a list of {"sku", "quantity"}, with whole quantities from 1 on',
    ],
  ])('of %s are refused, naming the attribute and what was expected', async (html, words) => {
    await expect(read(html)).rejects.toThrow(words);
  });
});
