import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessSetup, inBusiness } from '../../../../stories/setup/inBusiness';
import { pressing } from '../../../../stories/setup/pressing';
import { CartAccounting } from './CartAccounting';

export default { title: 'Widgets/CartAccounting', component: CartAccounting } satisfies Meta<typeof CartAccounting>;

type Story = StoryObj<typeof CartAccounting>;

const shown = (setup: BusinessSetup = {}): Story => ({ decorators: [inBusiness(setup)] });
const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 4711', purchaseOrderRelease: '2026-11' };

export const Filled: Story = shown({ info: accountInfo });

export const Missing: Story = shown();

export const PartlyMissing: Story = shown({ info: { bcName: 'Facilities' } });

export const Optional: Story = shown({ accounting: { BC: 'optional', PON: 'optional', POR: 'optional' } });

export const BudgetCenterOnly: Story = shown({ accounting: { BC: 'required' } });

export const ByItem: Story = {
  ...shown({
    info: accountInfo,
    shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { line: { itemAccountInfo: { bcName: 'Training' } } }),
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Budget center by item'));
  },
};

export const NoOverlayOnThePage: Story = {
  ...shown(),
  play: pressing('Add: Budget center'),
};

export const LoadingTheCart: Story = shown({ shop: (shop) => shop.hold('read') });

export const CartNotRead: Story = shown({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });
