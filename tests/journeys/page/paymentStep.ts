import type { FrameLocator, Locator } from 'playwright';
import { cardForm, fillCheckout, orderButton, typeCard } from './checkout';
import { PAPER } from './products';
import { type Visit, type VisitOptions, visit } from './visit';

/** The payment step of the checkout page, as a customer uses it. */
export type PaymentStep = {
  tab(name: string): Locator;
  /** Waits until a card can be typed. */
  openCard(): Promise<void>;
  typeCard(number: string): Promise<void>;
  typeCode(): Promise<void>;
  /** Adds a billing address in place of the delivery address, and accepts the suggested spelling. */
  addAddress(): Promise<void>;
  /** Fills in the rest of the checkout, and presses the order button. */
  pay(): Promise<void>;
  openGiftCard(): Promise<void>;
  typeGiftCard(number: string, pin: string): Promise<void>;
  /** The bank's page inside the card form. */
  bank(): FrameLocator;
  /** Solves the captcha. */
  answerCaptcha(): Promise<void>;
  /** Presses a button of the topmost drawer. */
  press(name: string): Promise<void>;
  /** Saves the typed card with the account. */
  save(): Promise<void>;
  /** The order's total, and the amount left to pay, as displayed. */
  total(): Promise<string | null>;
  left(): Promise<string | null>;
  /** Waits until it displays this text. */
  waitForText(text: string): Promise<void>;
};

/**
 * Runs in a page whose frames or windows never load. Shortens its timeout for them from 8 seconds to one, until `hurry`
 * is false.
 */
export const hurry = () => {
  const { setTimeout: wait } = window;
  const page = Object.assign(window, { hurry: true });
  window.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === 8000 && page.hurry ? 1000 : ms)) as typeof setTimeout;
};

/** A guest at the checkout, with paper in the cart. */
export async function paying(
  options: VisitOptions = {},
  items: { sku: string; quantity?: number }[] = [{ sku: PAPER.sku, quantity: 2 }],
): Promise<{ shop: Visit; step: PaymentStep }> {
  const shop = await visit('/try', options);
  await shop.fillCart(items);
  await shop.goto('/cc/sparq/checkout');
  const step = paymentStep(shop);
  await step.tab('Credit Card').waitFor();
  return { shop, step };
}

const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Street address': '1 Main Street',
  City: 'Cambridge',
  'ZIP code': '02138',
  'Phone number': '617 555 0123',
};

export function paymentStep({ page }: Pick<Visit, 'page'>): PaymentStep {
  const step = page.locator('[data-quire="payment-tabs"]');
  const top = step.locator('dialog[open]').last();
  const fields = cardForm({ page });
  const title = (name: string) => top.getByRole('heading', { name }).waitFor();

  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();

  return {
    tab: (name) => step.getByRole('tab', { name }),
    press,
    openCard: () => fields.getByLabel('Card number').waitFor(),
    typeCard: (number) => typeCard({ page }, number),
    typeCode: () => fields.getByLabel('Security code').fill('123'),
    async addAddress() {
      await step.getByLabel('Billing address is the same as delivery').uncheck();
      await step.getByRole('button', { name: 'Add a billing address' }).click();
      await title('Add a billing address');
      for (const [name, text] of Object.entries(ADDRESS)) await top.getByLabel(name, { exact: true }).fill(text);
      await top.getByLabel('State', { exact: true }).selectOption('MA');
      await press('Save');
      await title('Is this your address?');
      await press('Continue');
      await title('Use this address?');
      await press('Use this address');
      await top.waitFor({ state: 'hidden' });
    },
    async pay() {
      await fillCheckout({ page });
      await orderButton({ page }).click();
    },
    async openGiftCard() {
      await step.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
      await step.getByRole('button', { name: 'Add a gift card' }).click();
      await fields.getByLabel('Gift card number').waitFor();
    },
    async typeGiftCard(number, pin) {
      await fields.getByLabel('Gift card number').fill(number);
      await fields.getByLabel('PIN').fill(pin);
    },
    bank: () => fields.frameLocator('iframe'),
    async answerCaptcha() {
      const field = step.getByLabel('Please answer this question');
      await field.waitFor();
      const [a, b] = ((await step.getByText(/^\d+ \+ \d+$/).textContent()) ?? '').split(' + ').map(Number);
      await field.fill(String((a ?? 0) + (b ?? 0)));
    },
    save: () => step.getByLabel('Save this card for next time').check(),
    total: () => page.locator('.order-summary .total dd').first().textContent(),
    async left() {
      const row = step.locator('dl > div').filter({ hasText: 'Left to pay' }).locator('dd');
      return (await row.count()) > 0 ? row.textContent() : '$0.00';
    },
    waitForText: (text) => step.getByText(text).first().waitFor(),
  };
}
