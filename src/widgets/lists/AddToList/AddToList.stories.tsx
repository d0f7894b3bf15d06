import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLists, type ListStoryPlace } from '../../../../stories/inLists';
import { AddToList } from './AddToList';

const meta: Meta<typeof AddToList> = {
  title: 'Widgets/AddToList',
  component: AddToList,
  args: { sku: 'PEN', open: true },
};

export default meta;

type Story = StoryObj<typeof AddToList>;
type Play = NonNullable<Story['play']>;

const place = (more: ListStoryPlace = {}): Story => ({ decorators: [inLists(more)] });

const MANY = Array.from({ length: 12 }, (_, index) => ({ name: `Room ${index + 1}`, holds: { MUG: 1 } }));

const adding: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Kitchen/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
};

export const Closed: Story = { ...place(), args: { open: false, productName: 'Gel pen' } };

export const Loading: Story = place({ shop: (shop) => shop.hold('lists-read') });

export const Lists: Story = place();

export const ManyLists: Story = place({ lists: MANY });

export const NoLists: Story = place({ lists: [] });

export const NotRead: Story = place({ shop: (shop) => shop.failNext('network', { of: 'lists-read', times: 9 }) });

export const NoneChosen: Story = {
  ...place(),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('radio', { name: /^Kitchen/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
  },
};

export const NewListWithoutName: Story = {
  ...place(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Create a new list' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
  },
};

export const Adding: Story = { ...place({ shop: (shop) => shop.hold('list-add') }), play: adding };

export const Added: Story = { ...place(), play: adding };

export const NotAdded: Story = {
  ...place({ shop: (shop) => shop.failNext('network', { of: 'list-add' }) }),
  play: adding,
};

export const EmptyCart: Story = {
  ...place({ request: { overlay: 'ATL', items: [], isFromCart: true } }),
  args: { open: false, sku: undefined },
  play: adding,
};
