import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { inLists, type ListStorySetup } from '../../../../stories/setup/inLists';
import { pressing } from '../../../../stories/setup/pressing';
import { ListDetails } from './ListDetails';

export default {
  title: 'Widgets/ListDetails',
  component: ListDetails,
  args: { listId: 'desk' },
} satisfies Meta<typeof ListDetails>;

type Story = StoryObj<typeof ListDetails>;
type Play = NonNullable<Story['play']>;

const createStory = (more: ListStorySetup = {}): Story => ({ decorators: [inLists({ isWide: true, ...more })] });

const DESK = { id: 'desk', name: 'Desk', holds: { MUG: 1, PEN: 2, LAMP: 1, OLD: 3 } };

/** An action of the mug. Where the page is narrow, it is in a menu. */
const acting =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const mug = within(await canvas.findByRole('article', { name: 'Enamel mug' }));
    const opener = mug.queryByRole('button', { name: /^More actions/ });
    if (opener) await userEvent.click(opener);
    await userEvent.click(await mug.findByRole('button', { name }));
  };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('list-read') });

export const Items: Story = createStory({ lists: [DESK] });

export const Empty: Story = { ...createStory(), args: { listId: 'kitchen' } };

export const ReadOnly: Story = createStory({
  lists: [{ ...DESK, accessLevel: 'GLOBAL', isOwner: false, readOnly: true }],
});

export const Missing: Story = { ...createStory(), args: { listId: 'nowhere' } };

export const NotRead: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'list-read', times: 9 }) });

export const NotSaved: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'list-update', times: 9 }) }),
  play: pressing(/^Increase quantity of Enamel mug/),
};

export const Removed: Story = { ...createStory(), play: acting('Remove: Enamel mug') };

export const Moving: Story = { ...createStory(), play: acting('Move: Enamel mug') };

export const Renaming: Story = { ...createStory(), play: pressing('Rename or share') };

export const Chosen: Story = {
  ...createStory({ lists: [DESK] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Enamel mug' }));
  },
};

export const AllInTheCart: Story = {
  ...createStory({ lists: [DESK] }),
  play: pressing(/^Add \d+ items?, .* to cart$/),
};

export const Guest: Story = createStory({ isGuest: true });
