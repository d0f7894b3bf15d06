import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessSetup, inBusiness } from '../../../../stories/setup/inBusiness';
import { pressing } from '../../../../stories/setup/pressing';
import { BudgetCenterOverlay } from './BudgetCenterOverlay';

export default {
  title: 'Widgets/BudgetCenterOverlay',
  component: BudgetCenterOverlay,
} satisfies Meta<typeof BudgetCenterOverlay>;

type Story = StoryObj<typeof BudgetCenterOverlay>;

const BC = { overlay: 'BC' } as const;
const requested = (setup: BusinessSetup = {}): Story => ({ decorators: [inBusiness({ request: BC, ...setup })] });

/** Chooses a budget center, and presses Save. */
const saving: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Facilities/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Required: Story = requested();

export const RequiredMissing: Story = {
  ...requested(),
  play: pressing('Save'),
};

export const Optional: Story = requested({ accounting: { BC: 'optional' }, info: { bcName: 'Facilities' } });

export const LessThanTheOrder: Story = requested({ info: { bcName: 'Training' } });

export const ForOneLine: Story = requested({ info: { bcName: 'Facilities' }, request: { ...BC, lineId: 'line-2' } });

export const LinesWithTheirOwn: Story = requested({
  info: { bcName: 'Facilities' },
  shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { line: { itemAccountInfo: { bcName: 'Training' } } }),
});

export const ManyCenters: Story = requested({
  info: {
    budgetCenters: Array.from({ length: 40 }, (_, index) => ({
      budgetCenter: `Department ${index + 1}`,
      bcDetails: { availableBalance: `${(index + 1) * 25}.00` },
    })),
  },
});

export const NoCenters: Story = requested({ info: { budgetCenters: [] } });

export const LoadingTheCart: Story = requested({ shop: (shop) => shop.hold('read') });

export const CartNotRead: Story = requested({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });

export const Saving: Story = { ...requested({ shop: (shop) => shop.hold('change') }), play: saving };

export const NotSaved: Story = {
  ...requested({ shop: (shop) => shop.failNext('network', { of: 'change', times: 9 }) }),
  play: saving,
};
