import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { AddToList } from './AddToList';

const meta: Meta<typeof AddToList> = {
  title: 'Widgets/AddToList',
  component: AddToList,
  args: { sku: 'PEN', defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof AddToList>;
type Play = NonNullable<Story['play']>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists(more)] });

const MANY = Array.from({ length: 12 }, (_, index) => ({ name: `Room ${index + 1}`, holds: { MUG: 1 } }));

const adding: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Kitchen/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
};

export const Closed: Story = { ...createStory(), args: { defaultOpen: false, productName: 'Gel pen' } };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('lists-read') });

export const Lists: Story = createStory();

export const ManyLists: Story = createStory({ lists: MANY });

export const NoLists: Story = createStory({ lists: [] });

export const NotRead: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'lists-read', times: 9 }) });

export const NoneChosen: Story = {
  ...createStory(),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('radio', { name: /^Kitchen/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
  },
};

export const NewListWithoutName: Story = {
  ...createStory(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Create a new list' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
  },
};

export const Adding: Story = { ...createStory({ shop: (shop) => shop.hold('list-add') }), play: adding };

export const Added: Story = { ...createStory(), play: adding };

export const NotAdded: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-add' }) }),
  play: adding,
};

export const EmptyCart: Story = {
  ...createStory({ request: { overlay: 'ATL', items: [], isFromCart: true } }),
  args: { defaultOpen: false, sku: undefined },
  play: adding,
};
