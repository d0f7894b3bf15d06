import { expect, test } from 'vitest';
import { workingButton } from '../../loader/activation';

const ADD = '<button id="add">Add</button>';
const STEPPER = '<button type="button">−</button><input name="qty"><button type="button">+</button>';

test.each([
  ['the only one', ADD, 'add'],
  ['the submit button after a stepper', STEPPER + ADD, 'add'],
  [
    'the enabled one after a reset and a disabled one',
    `<button type="reset">x</button><button disabled>y</button>${ADD}`,
    'add',
  ],
  ['none of a stepper alone', STEPPER, undefined],
  ['no input, which cannot display a state', '<input type="submit" value="Add">', undefined],
])('of the buttons in the fallback HTML, the widget acts on %s', (_, html, id) => {
  document.body.innerHTML = `<div data-quire="add-to-cart-button" data-sku="MUG"><form>${html}</form></div>`;
  expect(workingButton(document.body.firstElementChild as Element)?.id).toBe(id);
});
