import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { pressing } from '../../../../stories/setup/pressing';
import { ListsPage } from './ListsPage';

export default { title: 'Widgets/ListsPage', component: ListsPage } satisfies Meta<typeof ListsPage>;

type Story = StoryObj<typeof ListsPage>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists({ isWide: true, ...more })] });

const ROOMS = Array.from({ length: 7 }, (_, index) => ({
  id: `room-${index + 1}`,
  name: `Room ${index + 1}`,
  accessLevel: index % 2 ? 'SHARED' : 'PERSONAL',
  isFavorite: index < 2,
  holds: { MUG: 1 },
}));

export const Loading: Story = createStory({ shop: (shop) => shop.hold('lists-read') });

export const Lists: Story = {
  ...createStory({ lists: ROOMS, cookies: { recommendedLists: 'room-7' } }),
  args: { pageSize: 4 },
};

export const NoMoreFavorites: Story = createStory({
  lists: ROOMS.map((room) => ({ ...room, isFavorite: room.id < 'room-4' })),
});

export const UnknownType: Story = createStory({ lists: [{ name: 'Crew', accessLevel: 'TEAM', isOwner: false }] });

export const None: Story = createStory({ lists: [] });

export const NoneFound: Story = {
  ...createStory(),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search your lists' }), 'cellar');
    await canvas.findByText('No matching lists found.');
  },
};

export const NotRead: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'lists-read', times: 9 }) });

export const Creating: Story = {
  ...createStory(),
  play: pressing('Create list', 'Save list'),
};

export const Deleting: Story = {
  ...createStory(),
  play: pressing('Delete Desk'),
};

export const Guest: Story = createStory({ isGuest: true });
