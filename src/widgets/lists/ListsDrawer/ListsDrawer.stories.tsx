import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { pressing } from '../../../../stories/setup/pressing';
import { ListsDrawer } from './ListsDrawer';

export default {
  title: 'Widgets/ListsDrawer',
  component: ListsDrawer,
  args: { defaultOpen: true },
} satisfies Meta<typeof ListsDrawer>;

type Story = StoryObj<typeof ListsDrawer>;
type Play = NonNullable<Story['play']>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists(more)] });

const ROOMS = Array.from({ length: 8 }, (_, index) => ({
  id: `room-${index + 1}`,
  name: `Room ${index + 1}`,
  isFavorite: index < 3,
  holds: { MUG: 1 },
}));

const adding: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Kitchen' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
};

export const Closed: Story = { ...createStory(), args: { defaultOpen: false, label: 'Lists' } };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('list-cards') });

export const Lists: Story = createStory({ cookies: { recommendedLists: 'kitchen' } });

export const FirstFive: Story = { ...createStory({ lists: ROOMS }), args: { showCount: true } };

export const NoMoreFavorites: Story = createStory({ lists: ROOMS.slice(0, 4) });

export const FavoriteFailed: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-update' }) }),
  play: pressing('Make Desk a favorite'),
};

export const NoLists: Story = createStory({ lists: [] });

export const AddMode: Story = { ...createStory(), args: { mode: 'add', skus: ['PEN'] } };

export const NoneChosen: Story = {
  ...AddMode,
  async play({ canvas, userEvent }) {
    await canvas.findByRole('radio', { name: 'Kitchen' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
  },
};

export const Adding: Story = { ...AddMode, ...createStory({ shop: (shop) => shop.hold('list-add') }), play: adding };

export const Added: Story = { ...AddMode, play: adding };

export const NotAdded: Story = {
  ...AddMode,
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-add' }) }),
  play: adding,
};
