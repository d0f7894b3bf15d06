import { describe, expect, test } from 'vitest';
import { checkForm, type DrawerForm, type FormField, formBody, isNothingToChoose } from './drawerForm';

const fields: FormField[] = [
  { name: 'email', label: 'Email', type: 'email', isRequired: true },
  { name: 'phone', label: 'Phone', type: 'phone' },
  { name: 'zip', label: 'ZIP code', type: 'zip' },
  { name: 'note', label: 'Note', type: 'text' },
  { name: 'units', label: 'Units', type: 'quantity' },
  { name: 'kinds', label: 'Kinds', type: 'choices', options: ['Ink', 'Paper'], isRequired: true },
];

const fine = { email: ' ada@shop.example ', phone: '(508) 555-0134', zip: '02138', note: ' ', kinds: ['Ink'] };

describe('Drawer form', () => {
  test.each([
    [fine, {}],
    [{ ...fine, phone: '', zip: '' }, {}],
    [{ ...fine, email: '' }, { email: 'Email is required' }],
    [{ ...fine, email: '  ' }, { email: 'Email is required' }],
    [{ ...fine, email: 'ada' }, { email: 'Invalid email address' }],
    [
      { ...fine, phone: '12', zip: 'x' },
      { phone: 'Invalid phone number', zip: 'Invalid zip code' },
    ],
    [{ ...fine, kinds: [] }, { kinds: 'Kinds is required' }],
    [{ ...fine, units: '12' }, {}],
    [{ ...fine, units: '-3' }, { units: 'Enter a whole number from 1 to 999' }],
    [{ ...fine, units: '1000' }, { units: 'The most you can order is 999' }],
    [{}, { email: 'Email is required', kinds: 'Kinds is required' }],
  ])('the values %j have the faults %j', (values, faults) => {
    expect(Object.entries(checkForm(fields, values))).toEqual(Object.entries(faults));
  });

  test('the form body has trimmed values, only digits in the phone, and no empty fields', () => {
    expect(formBody(fields, fine)).toEqual({
      email: 'ada@shop.example',
      phone: '5085550134',
      zip: '02138',
      kinds: ['Ink'],
    });
  });

  test('contacts are sent as they are read, and an invalid one as it was typed [ADDR-003, ADDR-007, ADDR-008]', () => {
    const typed = { email: '\u200bada@shop.example', zip: '02138\u20131234', phone: ' 12 ' };
    expect(formBody(fields, typed)).toEqual({ email: 'ada@shop.example', zip: '02138-1234', phone: '12' });
  });

  test('a form whose choices have no options has nothing to choose from', () => {
    const form = (options?: string[]) =>
      ({
        fields: [{ name: 'kinds', label: 'Kinds', type: 'choices', ...(options && { options }) }],
      }) as unknown as DrawerForm;
    expect([form(), form([]), form(['Ink'])].map(isNothingToChoose)).toEqual([true, true, false]);
    expect(isNothingToChoose({ ...form(['Ink']), fields: fields.slice(0, 5) })).toBe(false);
    expect(isNothingToChoose({ ...form(), fields: [...fields, ...form().fields] })).toBe(true);
  });

  test('the page can override the fault messages', () => {
    expect(checkForm(fields, {}, { missing: '{label}?' })['email']).toBe('Email?');
    expect(checkForm(fields, { ...fine, zip: 'x' }, { zip: 'No ZIP' })).toEqual({ zip: 'No ZIP' });
  });
});
