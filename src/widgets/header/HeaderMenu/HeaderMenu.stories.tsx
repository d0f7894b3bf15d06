import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { HeaderMenu } from './HeaderMenu';

export default { title: 'Widgets/HeaderMenu', component: HeaderMenu } satisfies Meta<typeof HeaderMenu>;

type Story = StoryObj<typeof HeaderMenu>;

export const Closed: Story = storyIn({ isWide: true });

export const Open: Story = { ...storyIn({ isWide: true }), play: pressing('Paper') };

export const SubmenuOpen: Story = { ...storyIn({ isWide: true }), play: pressing('Paper', 'Cards') };

export const SignedInOnly: Story = storyIn({
  isWide: true,
  config: { session: { isLoggedIn: true, permissionDetail: { header: ['H_AO'] } } },
});

export const WithItemsOfThePage: Story = {
  args: {
    label: 'Shelves',
    items: [
      { url: '/chairs', headliner: [{ headlinertext: 'Chairs', headlinerstyle: ['Bold'] }] },
      { url: '/desks', ctaCompoundctaType: 'button', headliner: [{ headlinertext: 'Desks' }] },
      { url: '/blog', targetWindow: 'new-page', headliner: [{ headlinertext: 'Our blog' }] },
    ],
  },
  ...storyIn({ isWide: true }),
};
