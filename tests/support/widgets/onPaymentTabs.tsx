import '../../../src/widgets/payment/PaymentTabs/AddressDrawer';
import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import { PaymentTabs } from '../../../src/widgets/payment/PaymentTabs/PaymentTabs';
import type { PaymentTabsProps } from '../../../src/widgets/payment/PaymentTabs/paymentTabsProps';
import { fakeCardFrames } from '../shop/fakeCardFrame';
import { type FakeShop, fakeShop } from '../shop/fakeShop';
import { asBusiness } from '../shop/fakeShopAccounting';
import { ADDRESS } from './paymentFacts';
import { renderWidget } from './renderWidget';
import { BUSINESS_CONTEXT, type TestStorefrontOptions } from './storefront';

export type PaymentSetup = Pick<TestStorefrontOptions, 'config'> & {
  shop?: (shop: FakeShop) => void;
  /** What the shop knows of the payment, such as saved cards. */
  payment?: Partial<FakeShop['payment']>;
  isBusiness?: boolean;
  /** The card form is still empty. */
  isEmptyForm?: boolean;
};

/** The payment step for a cart of $31.25, with a shop and its vault. */
export function onPaymentTabs(
  { shop: prepare, payment, isBusiness, isEmptyForm, config }: PaymentSetup = {},
  props: PaymentTabsProps = {},
) {
  const frames = fakeCardFrames({ isTyped: !isEmptyForm });
  onTestFinished(frames.stop);
  const shop = fakeShop({ cart: { MUG: 2, PAPER: 1 } });
  Object.assign(shop.payment, { addresses: [ADDRESS], ...payment });
  if (isBusiness) asBusiness(shop.cart);
  prepare?.(shop);
  const page = renderWidget(<PaymentTabs {...props} />, {
    shop,
    config: {
      ...(isBusiness && { ...BUSINESS_CONTEXT, session: { isLoggedIn: true, accounting: { PON: 'required' } } }),
      ...config,
    },
  });
  return {
    ...page,
    shop,
    frames,
    /** Waits for the tabs. */
    ready: () => page.findAllByRole('tab'),
    async tab(name: string) {
      fireEvent.click(await page.findByRole('tab', { name }));
    },
    text: () => page.box.textContent ?? '',
    /** The topmost drawer. */
    top: () => [...page.box.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1),
    topTitle: () => [...page.box.querySelectorAll('dialog[open]')].at(-1)?.querySelector('h2')?.textContent,
    /** The button with that name in the topmost drawer, or in the page when no drawer is open. */
    button: (name: string) => buttonOf(page.box, name),
    /** Clicks it once it is present and enabled. */
    async press(name: string) {
      await expect
        .poll(() => buttonOf(page.box, name)?.getAttribute('aria-disabled') ?? (buttonOf(page.box, name) && 'on'))
        .toBe('on');
      fireEvent.click(buttonOf(page.box, name) as HTMLElement);
    },
    async choose(name: RegExp) {
      fireEvent.click(await page.findByRole('radio', { name }));
    },
  };
}

function buttonOf(box: HTMLElement, name: string): HTMLElement | undefined {
  const top = [...box.querySelectorAll('dialog[open]')].at(-1) ?? box;
  return [...top.querySelectorAll('button')].find((it) => (it.getAttribute('aria-label') ?? it.textContent) === name);
}
