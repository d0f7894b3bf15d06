import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../../../../loader/runtime';
import { widgets } from '../../../../loader/surfaces/checkout';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import { onPaymentTabs, type PaymentSetup } from '../../../../tests/support/widgets/onPaymentTabs';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { PaymentTabsProps } from './paymentTabsProps';

const NUMBER = 'Purchase order number';
const session = (PON: 'off' | 'optional' | 'required') => ({ isLoggedIn: true, accounting: { PON } });

/** The payment step of a buyer whose company is billed for the amount that no other payment covers. */
function onAccount(demand: 'off' | 'optional' | 'required', props: PaymentTabsProps = {}, setup: PaymentSetup = {}) {
  return onPaymentTabs(
    {
      isBusiness: true,
      config: { session: session(demand) },
      payment: { account: { name: 'Doherty & Hughsby' } },
      ...setup,
    },
    { tabs: ['other'], ...props },
  );
}

describe('PaymentTabs for a business', () => {
  test('shows the billed account and amount, without a purchase order field if the company uses none [GEN-008]', async () => {
    const onSuccess = vi.fn();
    const page = onAccount('off', { onSuccess });
    await expect.poll(page.text).toContain('billed to Doherty & Hughsby.');
    expect(page.text()).toContain('On account$31.25');
    expect(page.queryByRole('textbox', { name: NUMBER })).toBeNull();
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  });

  test('calls onSuccess only after a purchase order is applied, if the company requires one [GEN-008]', async () => {
    const onSuccess = vi.fn();
    const page = onAccount('required', { onSuccess, poNumber: 'PO 4711' });
    expect(((await page.findByRole('textbox', { name: NUMBER })) as HTMLInputElement).value).toBe('PO 4711');
    expect(page.text()).toContain('Left to pay$31.25');
    expect(page.text()).not.toContain('billed to the account');
    expect(onSuccess).not.toHaveBeenCalled();
    await page.click('Pay with this purchase order');
    await expect.poll(page.text).toContain('Purchase order PO 4711');
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
    await page.click('Remove Purchase order PO 4711');
    await expect.poll(() => page.field(NUMBER).value).toBe('');
  });

  test('preserves a typed purchase order number while another tab is open', async () => {
    const page = onAccount('optional', { tabs: ['other', 'gift'] });
    await page.type(NUMBER, 'PO 7');
    await page.tab('Gift & prepaid cards');
    await page.tab('Other Payment');
    expect(((await page.findByRole('textbox', { name: NUMBER })) as HTMLInputElement).value).toBe('PO 7');
  });
});

describe('Purchase order number in a server-rendered form', () => {
  type Form = { typed?: string; written?: string; applied?: string; attributes?: string };

  /** Mounts the widget in place of the server's field, which has the value `typed` by then. */
  async function mountInForm({ typed = '', written = '', applied, attributes = 'data-tabs="other"' }: Form) {
    const shop = fakeShop({ cart: { MUG: 2, PAPER: 1 } });
    asBusiness(shop.cart);
    shop.payment.account = { name: 'Doherty & Hughsby' };
    if (applied) shop.payment.applied = [{ id: 'po', paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: applied }];
    vi.stubGlobal('fetch', shop.pageFetch);
    const config = JSON.stringify({ ...BUSINESS_CONTEXT, session: session('required') });
    document.body.innerHTML = `<script type="application/json" data-quire-config>${config}</script>
      <form><div data-quire="payment-tabs" ${attributes}><input name="poNumber" value="${written}"></div></form>`;
    const element = document.querySelector<HTMLElement>('[data-quire]')!;
    element.querySelector('input')!.value = typed;
    const observed = { slug: 'payment-tabs' };
    const loader = { activate: () => false, observed: new Map([[element, observed]]) };
    Object.assign(globalThis, { [Symbol.for('quire')]: loader });
    const { unmount } = await mount(element, observed, widgets, async () => {});
    onTestFinished(() => {
      unmount?.();
      document.body.innerHTML = '';
      vi.unstubAllGlobals();
      Reflect.deleteProperty(globalThis, Symbol.for('quire'));
    });
    const page = within(element.shadowRoot!.firstElementChild as HTMLElement);
    await page.findByRole('region');
    return {
      page,
      findField: () => page.findByRole<HTMLInputElement>('textbox', { name: NUMBER }),
      sent: () => new FormData(document.querySelector('form')!).get('poNumber'),
    };
  }

  test.each([
    ['typed before the widget mounted', 'PO 4711', ''],
    ['rendered by the server', 'PO 12', 'PO 12'],
    ['cleared before the widget mounted', '', 'PO 12'],
  ])('takes over a field value that was %s [GEN-008]', async (_how, typed, written) => {
    const { findField, sent } = await mountInForm({ typed, written });
    expect([(await findField()).value, sent()]).toEqual([typed, typed]);
  });

  test('the form submits a typed number before it is applied, and an empty one once it is removed', async () => {
    const { page, findField, sent } = await mountInForm({ typed: 'PO 1' });
    fireEvent.input(await findField(), { target: { value: 'PO 2' } });
    expect(sent()).toBe('PO 2');
    await page.findByDisplayValue('PO 2');
    fireEvent.click(page.getByRole('button', { name: 'Pay with this purchase order' }));
    fireEvent.click(await page.findByRole('button', { name: 'Remove Purchase order PO 2' }));
    await expect.poll(sent).toBe('');
  });

  test.each<[string, Form, string]>([
    ['of the page', { attributes: 'data-po-number="PO 12"' }, 'PO 12'],
    ['that is applied', { applied: 'PO 7' }, 'PO 7'],
  ])('the form submits the number %s while the card tab is selected', async (_whose, form, expected) => {
    const { page, findField, sent } = await mountInForm({ attributes: '', ...form });
    page.getByRole('tab', { name: 'Credit Card', selected: true });
    expect(sent()).toBe(expected);
    fireEvent.click(page.getByRole('tab', { name: 'Other Payment' }));
    expect((await findField()).value).toBe(expected);
  });

  test('the form submits no number once it is removed while the card tab is selected', async () => {
    const form = { typed: 'PO 7', written: 'PO 7', applied: 'PO 7', attributes: '' };
    const { page, findField, sent } = await mountInForm(form);
    page.getByRole('tab', { name: 'Credit Card', selected: true });
    fireEvent.click(page.getByRole('button', { name: 'Remove Purchase order PO 7' }));
    await expect.poll(sent).toBe('');
    fireEvent.click(page.getByRole('tab', { name: 'Other Payment' }));
    expect((await findField()).value).toBe('');
  });
});
