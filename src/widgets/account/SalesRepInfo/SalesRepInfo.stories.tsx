import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { SalesRepInfo } from './SalesRepInfo';

export default { title: 'Widgets/SalesRepInfo', component: SalesRepInfo } satisfies Meta<typeof SalesRepInfo>;

type Story = StoryObj<typeof SalesRepInfo>;

export const Everything: Story = {
  args: { name: 'Grace Hopper', email: 'grace@shop.example', phone: '5085550134' },
  ...storyIn(),
};

export const PhoneOnly: Story = { args: { phone: '5085550134' }, ...storyIn() };
