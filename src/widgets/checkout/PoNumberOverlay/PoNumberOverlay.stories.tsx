import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessPlace, inBusiness } from '../../../../stories/inBusiness';
import { inShop } from '../../../../stories/inShop';
import { askOverlay } from '../../../core/platform/client/askOverlay';
import { PoNumberOverlay } from './PoNumberOverlay';

const meta: Meta<typeof PoNumberOverlay> = { title: 'Widgets/PoNumberOverlay', component: PoNumberOverlay };

export default meta;

type Story = StoryObj<typeof PoNumberOverlay>;

const PON = { overlay: 'PON' } as const;
const asked = (place: BusinessPlace = {}): Story => ({ decorators: [inBusiness({ request: PON, ...place })] });

/** Types this text, and presses Save. */
const saving =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    if (text) await userEvent.type(field, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  };

export const Closed: Story = { decorators: [inBusiness()] };

export const Required: Story = asked();

export const Given: Story = asked({ info: { purchaseOrderNumber: 'PO 4711' } });

export const Optional: Story = asked({ accounting: { PON: 'optional' } });

export const RequiredMissing: Story = { ...asked(), play: saving('') };

export const TooLong: Story = { ...asked(), play: saving('PO '.repeat(12)) };

export const Saving: Story = { ...asked({ shop: (shop) => shop.hold('change') }), play: saving('PO 4711') };

export const Saved: Story = { ...asked(), play: saving('PO 4711') };

export const NotSaved: Story = {
  ...asked({ shop: (shop) => shop.failNext('network', { of: 'change', times: 9 }) }),
  play: saving('PO 4711'),
};

export const Release: Story = asked({ request: { overlay: 'POR' } });

export const ReleaseMissing: Story = { ...asked({ request: { overlay: 'POR' } }), play: saving('') };

export const ReleaseTooLong: Story = { ...asked({ request: { overlay: 'POR' } }), play: saving('R'.repeat(21)) };

export const ConsumerShop: Story = {
  decorators: [inShop({ cart: { MUG: 2 }, act: (storefront) => askOverlay(storefront, PON) })],
};
