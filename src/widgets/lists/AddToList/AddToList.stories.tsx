import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { AddToList } from './AddToList';

export default {
  title: 'Widgets/AddToList',
  component: AddToList,
  args: { sku: 'PEN', defaultOpen: true },
} satisfies Meta<typeof AddToList>;

type Story = StoryObj<typeof AddToList>;
type Play = NonNullable<Story['play']>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists(more)] });

const MANY = Array.from({ length: 12 }, (_, index) => ({ name: `Room ${index + 1}`, holds: { MUG: 1 } }));

/** Chooses an option of the drawer, if there is a choice, and adds to it. */
const adding =
  (option?: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog'));
    if (option) await userEvent.click(await drawer.findByRole('radio', { name: option }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Add to list' }));
  };

export const Closed: Story = { ...createStory(), args: { defaultOpen: false, productName: 'Gel pen' } };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('lists-read') });

export const Lists: Story = createStory();

export const ManyLists: Story = createStory({ lists: MANY });

export const NoLists: Story = createStory({ lists: [] });

export const NotRead: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'lists-read', times: 9 }) });

export const NoneChosen: Story = { ...createStory(), play: adding() };

export const NewListWithoutName: Story = { ...createStory(), play: adding('Create a new list') };

export const Adding: Story = { ...createStory({ shop: (shop) => shop.hold('list-add') }), play: adding(/^Kitchen/) };

export const Added: Story = { ...createStory(), play: adding(/^Kitchen/) };

export const NotAdded: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-add' }) }),
  play: adding(/^Kitchen/),
};

export const EmptyCart: Story = {
  ...createStory({ request: { overlay: 'ATL', items: [], isFromCart: true } }),
  args: { defaultOpen: false, sku: undefined },
  play: adding(/^Kitchen/),
};
