import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuReasons } from './MenuReasons';

export default {
  title: 'Merchandising/Menus',
  component: MenuReasons,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MenuReasons>;

type Story = StoryObj<typeof MenuReasons>;

export const UnknownCustomer: Story = {};

export const OfAnApprover: Story = {
  args: {
    facts: { tenant: 'SBA', userType: 'REGISTERED', isLoggedIn: true, permissions: ['H_AO'], flow: 'SAML' },
    reading: { codes: { CLUB: 'SELECT' } },
  },
};
