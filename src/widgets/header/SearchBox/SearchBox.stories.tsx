import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { SearchBox } from './SearchBox';

export default { title: 'Widgets/SearchBox', component: SearchBox } satisfies Meta<typeof SearchBox>;

type Story = StoryObj<typeof SearchBox>;

const search = { searchUrl: '/search', suggestUrl: '/suggest' };

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), text);
  };

export const Empty: Story = { args: search, ...storyIn() };

export const Suggestions: Story = {
  args: search,
  ...storyIn(),
  async play(context) {
    await typed('ink')(context);
    await context.canvas.findByRole('option', { name: 'ink black' });
    await context.userEvent.keyboard('{ArrowDown}');
  },
};

export const NoSuggestions: Story = { args: search, ...storyIn(), play: typed('zzz') };

export const OnContract: Story = {
  args: search,
  ...storyIn({ config: { ...BUSINESS_CONTEXT, session: { permissionDetail: { groups: ['G_CSE'] } } } }),
};
