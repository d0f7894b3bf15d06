import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { CompareList } from './CompareList';

export default { title: 'Widgets/CompareList', component: CompareList } satisfies Meta<typeof CompareList>;

type Story = StoryObj<typeof CompareList>;

const comparing = (skus: string[], more: StorySetup = {}): Story =>
  storyIn({ isWide: true, host: { sessionStorage: { compare: JSON.stringify(skus) } }, ...more });

export const Empty: Story = comparing([]);

export const Two: Story = comparing(['MUG', 'PAPER']);

export const Full: Story = comparing(['MUG', 'PEN', 'LAMP', 'GONE']);

export const Loading: Story = comparing(['MUG'], { shop: (shop) => shop.hold('tiles') });

export const Failed: Story = comparing(['MUG'], { shop: (shop) => shop.failNext('network', { of: 'tiles' }) });
