import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessSetup, inBusiness } from '../../../../stories/setup/inBusiness';
import { PoNumberOverlay } from './PoNumberOverlay';

export default { title: 'Widgets/PoNumberOverlay', component: PoNumberOverlay } satisfies Meta<typeof PoNumberOverlay>;

type Story = StoryObj<typeof PoNumberOverlay>;

const PON = { overlay: 'PON' } as const;
const requested = (setup: BusinessSetup = {}): Story => ({ decorators: [inBusiness({ request: PON, ...setup })] });

/** Types this text, and presses Save. */
const saving =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    if (text) await userEvent.type(field, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  };

export const Required: Story = requested();

export const Filled: Story = requested({ info: { purchaseOrderNumber: 'PO 4711' } });

export const Optional: Story = requested({ accounting: { PON: 'optional' } });

export const RequiredMissing: Story = { ...requested(), play: saving('') };

export const TooLong: Story = { ...requested(), play: saving('PO '.repeat(12)) };

export const Saving: Story = { ...requested({ shop: (shop) => shop.hold('change') }), play: saving('PO 4711') };

export const NotSaved: Story = {
  ...requested({ shop: (shop) => shop.failNext('network', { of: 'change', times: 9 }) }),
  play: saving('PO 4711'),
};

export const Release: Story = requested({ request: { overlay: 'POR' } });

export const ReleaseMissing: Story = { ...requested({ request: { overlay: 'POR' } }), play: saving('') };

export const ReleaseTooLong: Story = { ...requested({ request: { overlay: 'POR' } }), play: saving('R'.repeat(21)) };
