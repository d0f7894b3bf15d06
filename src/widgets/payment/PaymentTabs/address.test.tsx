import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { anAddressBody } from '../../../../tests/support/widgets/anAddress';
import { onPaymentTabs, type PaymentSetup } from '../../../../tests/support/widgets/onPaymentTabs';
import { ADDRESS, aSavedCard } from '../../../../tests/support/widgets/paymentFacts';

const TYPED = {
  'First name': 'Grace',
  'Last name': 'Hopper',
  'Street address': '36 Brattle St',
  City: 'Cambridge',
  'ZIP code': '02138',
  'Phone number': '(617) 555-0199',
};

/** An account with a saved card, so that a new one is entered in the drawer. */
const opened = ({ payment, ...setup }: PaymentSetup = {}) =>
  onPaymentTabs({ ...setup, payment: { cards: [aSavedCard()], ...payment } });

async function adding(
  setup: PaymentSetup = {},
  { state = 'MA', ...over }: Partial<typeof TYPED & { state: string }> = {},
) {
  const page = opened(setup);
  await page.click('Add a credit card');
  await page.click('Add a billing address');
  await expect.poll(page.topTitle).toBe('Add a billing address');
  for (const [name, text] of Object.entries({ ...TYPED, ...over })) await page.type(name, text);
  fireEvent.change(await page.findByRole('combobox', { name: 'State' }), { target: { value: state } });
  return page;
}

const sent = (page: Awaited<ReturnType<typeof adding>>) => page.shop.requestsOf('address-save').map(({ body }) => body);

const SUGGESTION = { ...ADDRESS, id: null, address1: '36 Brattle Street', zipCode: '02138-3701' };

describe('PaymentTabs billing address', () => {
  test('adds an address in its drawer, sends its phone as ten digits, and selects it [SCR-020, PAY-FORM-006, PAY-CARD-024, ADDR-002, ADDR-003]', async () => {
    const page = await adding();
    expect(page.top()?.dataset['drawer']).toBe('add_billing_address_drawer');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)).toEqual([
      {
        addresses: [
          {
            type: 'B',
            firstName: 'Grace',
            lastName: 'Hopper',
            address1: '36 Brattle St',
            city: 'Cambridge',
            state: 'MA',
            zipCode: '02138',
            country: 'US',
            phones: [{ number: '6175550199' }],
          },
        ],
      },
    ]);
    const chosen = await page.findByRole<HTMLInputElement>('radio', { name: /Grace Hopper/, checked: true });
    expect(chosen.checked).toBe(true);
  });

  test.each([
    [{ 'ZIP code': '2138' }, 'Invalid zip code'],
    [{ 'Phone number': '555-0123' }, 'Invalid phone number'],
    [{ City: ' ' }, 'Please fill this in.'],
  ])(
    'shows the error for %o, marks and focuses its field, and sends nothing [ADDR-005, ADDR-007]',
    async (over, expected) => {
      const page = await adding({}, over);
      await page.press('Save');
      await expect.poll(page.alert).toBe(expected);
      expect(sent(page)).toEqual([]);
      await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('has fields for a province and a postal code in Canada [ADDR-002, ADDR-007]', async () => {
    const page = opened({ config: { locale: 'en-CA', siteId: 'CA' } });
    await page.click('Add a credit card');
    await page.click('Add a billing address');
    await page.findByRole('textbox', { name: 'Postal code' });
    const province = page.getByRole('combobox', { name: 'Province' });
    expect([...province.querySelectorAll('option')].map(({ value }) => value)).toContain('QC');
  });

  test('offers the suggested address, and saves it after a confirmation [SCR-021]', async () => {
    const page = await adding({ payment: { suggestion: SUGGESTION } });
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Is this your address?');
    expect(page.top()?.dataset['drawer']).toBe('address_suggestion_drawer');
    expect(page.top()?.textContent).toContain('36 Brattle Street, Cambridge, MA 02138-3701');
    await page.press('Continue');
    await expect.poll(page.topTitle).toBe('Use this address?');
    expect(page.top()?.dataset['drawer']).toBe('address_confirmation_drawer');
    await page.press('Use this address');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)[1]).toMatchObject({
      isConfirmed: true,
      addresses: [{ firstName: 'Grace', address1: '36 Brattle Street', zipCode: '02138-3701', type: 'B' }],
    });
  });

  test('saves the address as entered when the customer prefers it, and Back returns from each step [SCR-021]', async () => {
    const page = await adding({ payment: { suggestion: SUGGESTION } });
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Is this your address?');
    await page.press('Back');
    await expect.poll(page.topTitle).toBe('Add a billing address');
    expect(page.field('Street address').value).toBe('36 Brattle St');
    await page.press('Save');
    await page.choose(/Keep my original/);
    await page.press('Continue');
    await expect.poll(page.topTitle).toBe('Use this address?');
    await page.press('Back');
    await expect.poll(page.topTitle).toBe('Is this your address?');
    await page.press('Continue');
    await page.press('Use this address');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page).at(-1)).toMatchObject({ isConfirmed: true, addresses: [{ address1: '36 Brattle St' }] });
  });

  test('saves without a prompt when the suggestion differs only in case [SCR-021]', async () => {
    const page = await adding({ payment: { suggestion: { ...ADDRESS, id: null, address1: '36 BRATTLE ST' } } });
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)).toHaveLength(2);
  });

  test('saves an edited address under the same id [SCR-020, PAY-CARD-024]', async () => {
    const page = opened();
    await page.click('Add a credit card');
    await page.choose(/Ada Lovelace/);
    await page.click('Edit this address');
    await expect.poll(page.topTitle).toBe('Edit your billing address');
    await page.type('Street address', '2 Main Street');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)[0]).toMatchObject({ addresses: [{ id: 'address-1', address1: '2 Main Street' }] });
  });

  test('editing preserves the type, organization, country and other phones, which are not in the form [ADDR-001, ADDR-002]', async () => {
    const whole = anAddressBody({
      id: 'address-1',
      type: 'SB',
      organizationName: 'Analytical Engines',
      zipCode: 'K1A 0B1',
      country: 'CA',
      phones: ['6175550123', '6175550124'],
    });
    const page = opened({ payment: { addresses: [whole] } });
    await page.click('Add a credit card');
    await page.choose(/Ada Lovelace/);
    await page.click('Edit this address');
    await page.findByRole('combobox', { name: 'Province' });
    await page.type('Street address', '2 Main Street');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)).toEqual([{ addresses: [{ ...whole, address1: '2 Main Street' }] }]);
  });

  test('lists an added address once, and saves an edit under the id that the shop assigned [PAY-CARD-024]', async () => {
    const page = await adding();
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    await page.findByRole('radio', { name: /Grace Hopper/, checked: true });
    expect(page.getAllByRole('radio', { description: /,/ })).toHaveLength(2);
    await page.click('Edit this address');
    await page.type('City', 'Boston');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
    expect(sent(page)[1]).toMatchObject({ addresses: [{ id: 'address-2', city: 'Boston' }] });
    expect(page.getAllByRole('radio', { description: /,/ })).toHaveLength(2);
  });

  test('selects the account address that matches the address of a saved card without an id', async () => {
    const { id: _, ...billingAddress } = ADDRESS;
    const page = opened({ payment: { cards: [aSavedCard({ billingAddress })] } });
    await page.click('Edit this card');
    await page.findByRole('radio', { name: /Ada Lovelace/, checked: true });
    expect(page.top()?.querySelectorAll('[type=radio]')).toHaveLength(1);
  });

  test('reports a failed save, preserves what was typed, and saves on the second click', async () => {
    const page = await adding({ shop: (shop) => shop.failNext('network', { of: 'address-save' }) });
    await page.press('Save');
    await expect.poll(page.alert).toBe('Error occurred while processing your payment. Please try again.');
    expect(page.field('City').value).toBe('Cambridge');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Add a credit card');
  });
});
