import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { CompareTray } from './CompareTray';

export default { title: 'Widgets/CompareTray', component: CompareTray } satisfies Meta<typeof CompareTray>;

type Story = StoryObj<typeof CompareTray>;

const comparing = (skus: string[], more: StorySetup = {}): Story =>
  storyIn({ isWide: true, host: { sessionStorage: { compare: JSON.stringify(skus) } }, ...more });

export const One: Story = comparing(['MUG']);

export const Full: Story = comparing(['MUG', 'PEN', 'PAPER', 'INK']);

export const Failed: Story = comparing(['MUG'], { shop: (shop) => shop.failNext('network', { of: 'tiles' }) });
