import type { FrameLocator, Locator } from 'playwright';
import { PAPER } from './products';
import { type Visit, type VisitOptions, visit } from './visit';

/** The payment step of the checkout page, as a customer uses it. */
export type PaymentStep = {
  tab(name: string): Locator;
  /** Opens the card drawer, and waits until the card can be typed. */
  openCard(): Promise<void>;
  typeCard(number: string): Promise<void>;
  typeCode(): Promise<void>;
  /** Adds a billing address, and accepts the suggested spelling. */
  addAddress(): Promise<void>;
  chooseAddress(): Promise<void>;
  openGiftCard(): Promise<void>;
  typeGiftCard(number: string, pin: string): Promise<void>;
  /** The bank's page inside the card form. */
  bank(): FrameLocator;
  /** Solves the captcha. */
  answerCaptcha(): Promise<void>;
  /** Presses a button of the topmost drawer. */
  press(name: string): Promise<void>;
  /** Saves the typed card with the account, under this name. */
  saveAs(nickname: string): Promise<void>;
  /** Pays with the selected saved card. */
  usePicked(): Promise<void>;
  /** The order's total, and the amount left to pay, as displayed. */
  total(): Promise<string | null>;
  left(): Promise<string | null>;
  /** Waits until it displays this text. */
  waitForText(text: string): Promise<void>;
};

/**
 * Shortens the page's timeout for frames and windows from 8 seconds to one. Frames that do load must do so in that
 * time, even on a busy machine.
 */
export const hurry = () => {
  const { setTimeout: wait } = window;
  window.setTimeout = ((run: () => void, ms?: number) => wait(run, ms === 8000 ? 1000 : ms)) as typeof setTimeout;
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
  State: 'MA',
  'ZIP code': '02138',
  'Phone number': '617 555 0123',
};

export function paymentStep({ page }: Pick<Visit, 'page'>): PaymentStep {
  const step = page.locator('[data-quire="payment-tabs"]');
  const top = step.locator('dialog[open]').last();
  const fields = page.frameLocator('[data-quire="payment-tabs"] iframe');
  const title = (name: string) => top.getByRole('heading', { name }).waitFor();

  const sum = (name: string) => step.locator('dl > div').filter({ hasText: name }).locator('dd').textContent();
  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();

  return {
    tab: (name) => step.getByRole('tab', { name }),
    press,
    async openCard() {
      await step.getByRole('button', { name: 'Add a credit card' }).click();
      await fields.getByLabel('Card number').waitFor();
    },
    async typeCard(number) {
      await fields.getByLabel('Card number').fill(number);
      await fields.getByLabel('Expiration date').fill('12/30');
      await fields.getByLabel('Security code').fill('123');
    },
    typeCode: () => fields.getByLabel('Security code').fill('123'),
    async addAddress() {
      await press('Add a billing address');
      await title('Add a billing address');
      for (const [name, text] of Object.entries(ADDRESS)) await top.getByLabel(name, { exact: true }).fill(text);
      await press('Save');
      await title('Is this your address?');
      await press('Continue');
      await title('Use this address?');
      await press('Use this address');
      await title('Add a credit card');
    },
    async chooseAddress() {
      await top.getByRole('radio', { name: /Ada Lovelace/ }).check();
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
      const field = top.getByLabel('Please answer this question');
      await field.waitFor();
      const [a, b] = ((await top.getByText(/^\d+ \+ \d+$/).textContent()) ?? '').split(' + ').map(Number);
      await field.fill(String((a ?? 0) + (b ?? 0)));
    },
    async saveAs(nickname) {
      await top.getByLabel('Save this card for next time').check();
      await top.getByLabel('Nickname (optional)').fill(nickname);
    },
    usePicked: () => step.getByRole('button', { name: 'Use this card' }).click(),
    total: () => sum('Order total'),
    left: () => sum('Left to pay'),
    waitForText: (text) => step.getByText(text).first().waitFor(),
  };
}
