import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { AccountMenu } from './AccountMenu';

export default { title: 'Widgets/AccountMenu', component: AccountMenu } satisfies Meta<typeof AccountMenu>;

type Story = StoryObj<typeof AccountMenu>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { expanded: false }));
};

export const Guest: Story = { ...storyIn(), play: open };

export const SignedIn: Story = {
  ...storyIn({
    config: {
      session: { isLoggedIn: true, customerNumber: '123456789', customerAttributes: { contactFirstName: 'Ada' } },
    },
  }),
  play: open,
};
