import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { type FakeCardFrames, fakeCardFrames } from '../../../../tests/support/shop/fakeCardFrame';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import { type FakeVendorWindows, fakeVendorWindows } from '../../../../tests/support/shop/fakeVendorWindow';
import { ADDRESS, aSavedCard, VENDORS } from '../../../../tests/support/widgets/paymentFacts';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { PaymentTabs } from './PaymentTabs';

let frames: FakeCardFrames;
let windows: FakeVendorWindows;

export default {
  title: 'Widgets/PaymentTabs',
  component: PaymentTabs,
  beforeEach() {
    frames = fakeCardFrames();
    return frames.stop;
  },
} satisfies Meta<typeof PaymentTabs>;

type Story = StoryObj<typeof PaymentTabs>;
type Play = NonNullable<Story['play']>;

/** A cart to be paid, of an account with one address. */
const paying = (prepare?: (shop: FakeShop) => void, isBusiness = false): Story => ({
  decorators: [
    inShop({
      cart: { MUG: 2, PAPER: 1 },
      config: isBusiness ? { ...BUSINESS_CONTEXT, session: { isLoggedIn: true, accounting: { PON: 'required' } } } : {},
      shop(shop) {
        shop.payment.addresses = [ADDRESS];
        if (isBusiness) asBusiness(shop.cart);
        prepare?.(shop);
      },
    }),
  ],
});

const withCards = (shop: FakeShop) => {
  shop.payment.cards = [
    aSavedCard({ isDefault: true, userNotes: 'Work' }),
    aSavedCard({ id: '2', brand: 'MASTER_CARD', accountNumber: '2222', isLastUsed: true }),
    aSavedCard({ id: '3', brand: 'AMERICAN_EXPRESS', accountNumber: '0005', expiryYear: '2020' }),
    aSavedCard({ id: '4', brand: 'DISCOVER', accountNumber: '4444', expiryMonth: null, expiryYear: null }),
    aSavedCard({ id: '5', brand: 'STORE_CARD', accountNumber: '5555', expiryMonth: null, expiryYear: null }),
  ];
};

const pressing =
  (...names: string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) {
      const all = await canvas.findAllByRole('button', { name, busy: false });
      await userEvent.click(all.at(-1) as HTMLElement);
    }
  };

/** One saved card, so that another one is entered in the drawer. */
const withCard = ({ payment }: FakeShop) => {
  payment.cards = [aSavedCard()];
};

/** The shop refuses to apply the card. */
const refusing = (code: string) => (shop: FakeShop) => {
  withCard(shop);
  shop.refuseNext(code, { of: 'payment-apply' });
};

/** The card form answers so, one time after another. */
const answering =
  (play: Play, ...answers: Parameters<FakeCardFrames['answerNext']>): Play =>
  (context) => {
    frames.answerNext(...answers);
    return play(context);
  };

const addCard: Play = async (context) => {
  await pressing('Add a credit card')(context);
  await context.userEvent.click(await context.canvas.findByRole('radio', { name: /Ada Lovelace/ }));
  await pressing('Use this card')(context);
};

const typeAddress: Play = async (context) => {
  const { canvas, userEvent } = context;
  await pressing('Add a credit card', 'Add a billing address')(context);
  for (const [name, text] of Object.entries({
    'First name': 'Grace',
    'Last name': 'Hopper',
    'Street address': '36 Brattle St',
    City: 'Cambridge',
    'ZIP code': '02138',
    'Phone number': '617 555 0199',
  }))
    await userEvent.type(await canvas.findByRole('textbox', { name }), text);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'MA');
  await pressing('Save')(context);
};

const suggesting = (shop: FakeShop) => {
  withCard(shop);
  shop.payment.suggestion = { ...ADDRESS, id: null, address1: '36 Brattle Street', zipCode: '02138-3701' };
};

export const NoSavedCard: Story = paying();

export const SavedCards: Story = paying(withCards);

export const Business: Story = { ...paying(withCards, true), args: { defaultTab: 'other' } };

export const BusinessOnAccount: Story = {
  ...paying(({ payment }) => {
    payment.account = { name: 'Doherty & Hughsby' };
  }, true),
  args: { tabs: ['other'], poNumber: 'PO 4711' },
};

export const PurchaseOrderMissing: Story = {
  ...paying(undefined, true),
  args: { defaultTab: 'other' },
  play: pressing('Pay with this purchase order'),
};

export const InADrawer: Story = {
  ...paying(withCards),
  args: { layout: 'drawer' },
  play: pressing('Choose how to pay'),
};

export const Loading: Story = paying((shop) => shop.hold('payment-read'));

export const NotLoaded: Story = paying((shop) => shop.failNext('network', { of: 'payment-read', times: 9 }));

export const NothingToPay: Story = paying(({ cart }) => cart.clear());

export const PaidByCard: Story = { ...paying(withCards), play: pressing('Use this card') };

export const CardExpired: Story = {
  ...paying(({ payment }) => {
    payment.cards = [aSavedCard({ expiryYear: '2020' })];
  }),
  play: pressing('Use this card'),
};

export const CardDeclined: Story = { ...paying(refusing('CARD_DECLINED')), play: pressing('Use this card') };

export const AmexApplied: Story = { ...paying(withCards), args: { amexStatus: 'success' } };

export const AmexNotApplied: Story = { ...paying(withCards), args: { amexStatus: 'failure' } };

export const AmexToCheck: Story = { ...paying(withCards), args: { amexStatus: 'warning' } };

export const AddCard: Story = { ...paying(withCard), play: pressing('Add a credit card') };

export const EditCard: Story = { ...paying(withCards), play: pressing('Edit this card') };

export const CardLimitReached: Story = {
  ...paying((shop) => {
    withCards(shop);
    shop.payment.cardLimit = 5;
  }),
  play: pressing('Add a credit card'),
};

export const AddressMissing: Story = { ...paying(), play: pressing('Use this card') };

export const CardFormTooLate: Story = {
  ...paying((shop) => {
    shop.payment.frameUrl = 'https://nowhere.invalid/card-frame.html';
  }),
  args: { iframeTimeoutMs: 100 },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Click here' });
  },
};

export const CardFormRefused: Story = {
  ...paying((shop) => {
    shop.payment.frameUrl = 'about:nowhere';
  }),
};

const RETRY = { failure: 'CARD_AUTH_RETRY' } as const;

export const TryAgain: Story = { ...paying(withCard), play: answering(addCard, RETRY) };

export const StillFailing: Story = {
  ...paying(withCard),
  async play(context) {
    await answering(addCard, RETRY, RETRY)(context);
    await pressing('Click here')(context);
  },
};

export const CaptchaRequired: Story = {
  ...paying(withCard),
  async play(context) {
    await answering(addCard, { failure: 'CAPTCHA_REQUIRED' })(context);
    await context.canvas.findByRole('textbox', { name: 'Please answer this question' });
  },
};

export const AddressInvalid: Story = { ...paying(refusing('ADDRESS_INVALID')), play: addCard };

export const AddressSuggested: Story = { ...paying(suggesting), play: typeAddress };

export const AddressConfirmed: Story = {
  ...paying(suggesting),
  async play(context) {
    await typeAddress(context);
    await pressing('Continue')(context);
  },
};

export const GiftTab: Story = { ...paying(), args: { defaultTab: 'gift' } };

const checkingBalance = pressing('Add a gift card', 'Check balance');

export const GiftCardBalance: Story = { ...GiftTab, play: answering(checkingBalance, 'giftcard') };

export const GiftCardUnknown: Story = { ...GiftTab, play: checkingBalance };

export const SplitOverGiftCard: Story = {
  ...GiftTab,
  play: answering(pressing('Add a gift card', 'Apply gift card'), 'giftcard'),
};

export const PrepaidCard: Story = { ...GiftTab, play: pressing('Add a prepaid card') };

/** The other payment methods, with vendors whose windows load nothing. */
const withVendors = (args: Story['args'] = {}, isWalletOffered = true): Story => ({
  ...paying((shop) => {
    shop.payment.vendors = VENDORS;
    shop.cart.extra = { cartAttributes: { enablePaypal: isWalletOffered } };
  }),
  args: { defaultTab: 'other', walletEnabled: true, bnplEnabled: true, ...args },
  beforeEach() {
    windows = fakeVendorWindows();
    return windows.stop;
  },
});

export const OtherMethods: Story = withVendors();

export const WalletDisabled: Story = withVendors({ bnplEnabled: false }, false);

export const WalletWaiting: Story = { ...withVendors(), play: pressing('Pay with Quire Wallet') };

export const WalletStillFailing: Story = {
  ...withVendors({ iframeTimeoutMs: 100 }),
  async play(context) {
    windows.hang();
    await pressing('Pay with Quire Wallet', 'Click here')(context);
    await context.canvas.findByRole('button', { name: 'Change payment' });
  },
};

export const PayLaterRefused: Story = {
  ...withVendors(),
  async play(context) {
    await pressing('Pay with Quire Later')(context);
    windows.decline();
    await context.canvas.findByText(/Quire Later payment/);
  },
};
