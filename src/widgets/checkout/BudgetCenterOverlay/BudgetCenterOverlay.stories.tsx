import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessPlace, inBusiness } from '../../../../stories/inBusiness';
import { inShop } from '../../../../stories/inShop';
import { askOverlay } from '../../../core/platform/client/askOverlay';
import { BudgetCenterOverlay } from './BudgetCenterOverlay';

const meta: Meta<typeof BudgetCenterOverlay> = {
  title: 'Widgets/BudgetCenterOverlay',
  component: BudgetCenterOverlay,
};

export default meta;

type Story = StoryObj<typeof BudgetCenterOverlay>;

const BC = { overlay: 'BC' } as const;
const asked = (place: BusinessPlace = {}): Story => ({ decorators: [inBusiness({ request: BC, ...place })] });

/** Chooses a budget center, and presses Save. */
const saving: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Facilities/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Closed: Story = { decorators: [inBusiness()] };

export const Required: Story = asked();

export const RequiredMissing: Story = {
  ...asked(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  },
};

export const Optional: Story = asked({ accounting: { BC: 'optional' }, info: { bcName: 'Facilities' } });

export const LessThanTheOrder: Story = asked({ info: { bcName: 'Training' } });

export const OfOneLine: Story = asked({ info: { bcName: 'Facilities' }, request: { ...BC, lineId: 'line-2' } });

export const LinesWithTheirOwn: Story = asked({
  info: { bcName: 'Facilities' },
  shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { line: { itemAccountInfo: { bcName: 'Training' } } }),
});

export const ManyCenters: Story = asked({
  info: {
    budgetCenters: Array.from({ length: 40 }, (_, index) => ({
      budgetCenter: `Department ${index + 1}`,
      bcDetails: { availableBalance: `${(index + 1) * 25}.00` },
    })),
  },
});

export const NoCenters: Story = asked({ info: { budgetCenters: [] } });

export const LoadingTheCart: Story = asked({ shop: (shop) => shop.hold('read') });

export const CartNotRead: Story = asked({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });

export const Saving: Story = { ...asked({ shop: (shop) => shop.hold('change') }), play: saving };

export const Saved: Story = { ...asked(), play: saving };

export const NotSaved: Story = {
  ...asked({ shop: (shop) => shop.failNext('network', { of: 'change', times: 9 }) }),
  play: saving,
};

export const ConsumerShop: Story = {
  decorators: [inShop({ cart: { MUG: 2 }, act: (storefront) => askOverlay(storefront, BC) })],
};
