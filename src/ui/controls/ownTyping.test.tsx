import { fireEvent, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Field } from './Field';
import { QuantityStepper } from './QuantityStepper';
import { SearchField } from './SearchField';
import { SelectField } from './SelectField';

const ignore = () => undefined;
const clipboardData = { getData: () => '1' };
const search = { buttonLabel: 'Go', action: '/search', suggestions: [], translate: () => '', onPick: ignore };
const stepper = { fewerLabel: 'Fewer', moreLabel: 'More', canStepDown: true, canStepUp: true, errorId: 'why' };

/** The fields that most widgets share. Those of one widget alone are in tests/package/textFields.test.ts. */
const FIELDS: [string, ReactNode][] = [
  ['text', <Field key="" label="It" value="" onType={ignore} />],
  [
    'quantity',
    <QuantityStepper key="" {...stepper} label="It" value="1" onType={ignore} onStep={ignore} onCommit={ignore} />,
  ],
  ['search', <SearchField key="" {...search} label="It" value="" onType={ignore} />],
  ['select', <SelectField key="" label="It" options={[]} value="" onChoose={ignore} />],
];

/** Renders a field in an element, in its shadow root or as in a React app, and collects the events that reach the page. */
async function rendered(field: ReactNode, { isInShadow }: { isInShadow: boolean }) {
  const host = document.createElement('div');
  const box = document.createElement('div');
  if (isInShadow) host.attachShadow({ mode: 'open' }).append(box, document.createElement('slot'));
  else host.append(box);
  document.body.append(host);
  const root = createRoot(box);
  root.render(field);
  const seen: string[] = [];
  const types = ['keydown', 'keypress', 'keyup', 'paste', 'input'];
  for (const type of types) host.addEventListener(type, () => seen.push(type));
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { host, input: await within(box).findByLabelText('It', { selector: 'input,select' }), seen };
}

const press = (element: Element, init: KeyboardEventInit) => {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    const event = new KeyboardEvent(type, { ...init, bubbles: true, composed: true });
    // React ignores a keypress without a character
    fireEvent(element, Object.defineProperty(event, 'charCode', { value: 55 }));
  }
};

describe.each(FIELDS)('a %s field in a shadow root', (_, field) => {
  test('hides what is typed into it from the page around, which learns of the input [DEC-Q464]', async () => {
    const { input, seen } = await rendered(field, { isInShadow: true });
    for (const key of ['7', 's', '/', ' ', 'Backspace', 'ArrowLeft', 'Enter']) press(input, { key });
    fireEvent.paste(input, { clipboardData });
    expect(seen).toEqual([]);
    fireEvent.input(input);
    expect(seen).toEqual(['input']);
  });

  test('leaves Escape, Tab, function keys and shortcuts to the page [DEC-Q464]', async () => {
    const { input, seen } = await rendered(field, { isInShadow: true });
    const keys: KeyboardEventInit[] = [{ key: 'Escape' }, { key: 'Tab' }, { key: 'F1' }];
    for (const init of [...keys, { key: 's', ctrlKey: true }, { key: 'k', metaKey: true }]) {
      seen.length = 0;
      press(input, init);
      expect(seen).toEqual(['keydown', 'keypress', 'keyup']);
    }
  });

  test('hides nothing from a React app, which sees the field as the target [DEC-Q464]', async () => {
    const { input, seen } = await rendered(field, { isInShadow: false });
    press(input, { key: '7' });
    expect(seen).toEqual(['keydown', 'keypress', 'keyup']);
  });
});

test("the page's own field inside an element stays the page's [DEC-Q464]", async () => {
  const { host, seen } = await rendered(<Field label="It" value="" onType={ignore} />, { isInShadow: true });
  const own = document.createElement('input');
  host.append(own);
  press(own, { key: '7' });
  expect(seen).toEqual(['keydown', 'keypress', 'keyup']);
});
