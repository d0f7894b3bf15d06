import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { pressing } from '../../../../stories/setup/pressing';
import { CreateListDrawer } from './CreateListDrawer';

export default {
  title: 'Widgets/CreateListDrawer',
  component: CreateListDrawer,
  args: { defaultOpen: true },
} satisfies Meta<typeof CreateListDrawer>;

type Story = StoryObj<typeof CreateListDrawer>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists(more)] });

const saving: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'List name' }), 'Study');
  await userEvent.click(canvas.getByRole('button', { name: 'Create list' }));
};

export const Closed: Story = { ...createStory(), args: { defaultOpen: false, label: 'New list' } };

export const EmptyForm: Story = createStory();

export const NameMissing: Story = {
  ...createStory(),
  play: pressing('Create list'),
};

export const Saving: Story = { ...createStory({ shop: (shop) => shop.hold('list-create') }), play: saving };

export const Saved: Story = { ...createStory(), play: saving };

export const NotSaved: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-create' }) }),
  play: saving,
};
