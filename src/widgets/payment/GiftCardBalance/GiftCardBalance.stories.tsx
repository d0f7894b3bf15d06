import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { type FakeCardFrames, fakeCardFrames } from '../../../../tests/support/shop/fakeCardFrame';
import { GiftCardBalance } from './GiftCardBalance';

let frames: FakeCardFrames;

export default {
  title: 'Widgets/GiftCardBalance',
  component: GiftCardBalance,
  decorators: [inShop({ cart: { MUG: 1 } })],
  beforeEach() {
    frames = fakeCardFrames();
    return frames.stop;
  },
} satisfies Meta<typeof GiftCardBalance>;

type Story = StoryObj<typeof GiftCardBalance>;

const checking =
  (...answers: Parameters<FakeCardFrames['answerNext']>): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    frames.answerNext(...answers);
    const button = await canvas.findByRole('button', { name: 'Check balance' });
    // a press before the card form has loaded only marks its fields
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull());
    await userEvent.click(button);
  };

export const Form: Story = {};

export const Loading: Story = { decorators: [inShop({ shop: (shop) => shop.hold('payment-read') })] };

export const NotLoaded: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'payment-read', times: 9 }) })],
};

export const Balance: Story = { play: checking('giftcard') };

export const Checking: Story = {
  decorators: [inShop({ shop: (shop) => shop.hold('gift-balance') })],
  play: checking('giftcard'),
};

export const UnknownCard: Story = { play: checking('nocard') };

export const CaptchaRequired: Story = {
  async play(context) {
    await checking({ failure: 'CAPTCHA_REQUIRED' })(context);
    await context.canvas.findByRole('textbox', { name: 'Please answer this question' });
  },
};

export const FormTooLate: Story = {
  args: { iframeTimeoutMs: 100 },
  decorators: [
    inShop({
      shop: (shop) => {
        shop.payment.frameUrl = 'https://nowhere.invalid/card-frame.html';
      },
    }),
  ],
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Click here' });
  },
};

export const InADrawer: Story = {
  args: { drawer: true },
  play: pressing('Check a gift card balance'),
};
