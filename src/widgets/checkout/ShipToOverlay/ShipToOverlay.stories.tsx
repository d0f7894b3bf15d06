import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BusinessSetup, inBusiness } from '../../../../stories/setup/inBusiness';
import { pressing } from '../../../../stories/setup/pressing';
import { ShipToOverlay } from './ShipToOverlay';

export default { title: 'Widgets/ShipToOverlay', component: ShipToOverlay } satisfies Meta<typeof ShipToOverlay>;

type Story = StoryObj<typeof ShipToOverlay>;

const requested = (setup: BusinessSetup = {}): Story => ({
  decorators: [inBusiness({ request: { overlay: 'SHIP_TO' }, ...setup })],
});

const saving = pressing('Save');

export const List: Story = requested();

export const AddForm: Story = {
  ...requested(),
  play: pressing('Add a location'),
};

export const ZipAndPhoneWrong: Story = {
  ...requested(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a location' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Location name' }), 'Annex');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street address' }), '36 Brattle Street');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '2138');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '555');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};

export const OneLocationOnly: Story = requested({ info: { locations: 1, canAddShipTo: false } });

export const NoLocation: Story = requested({ info: { locations: 0, canAddShipTo: false } });

export const Saving: Story = { ...requested({ shop: (shop) => shop.hold('change') }), play: saving };

export const NotSaved: Story = {
  ...requested({ shop: (shop) => shop.failNext('network', { of: 'change', times: 9 }) }),
  play: saving,
};

export const NotAllowed: Story = {
  ...requested({ shop: (shop) => shop.refuseNext('ONE_LOCATION_ONLY', { of: 'change', status: 403 }) }),
  play: saving,
};

export const LoadingTheCart: Story = requested({ shop: (shop) => shop.hold('read') });

export const CartNotRead: Story = requested({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });
