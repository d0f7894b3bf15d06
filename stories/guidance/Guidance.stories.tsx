import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guidelines } from './Guidelines';
import { GUIDANCE, type Guidance } from './guidance';

const meta: Meta = { title: 'Do and don’t', tags: ['!autodocs'], parameters: { controls: { disable: true } } };

export default meta;

const guidelinesOf = (guidance: Guidance): StoryObj => ({ render: () => <Guidelines {...guidance} /> });

export const AddToCartButton = guidelinesOf(GUIDANCE.AddToCartButton);

export const MiniCart = guidelinesOf(GUIDANCE.MiniCart);

export const AtcDrawer = guidelinesOf(GUIDANCE.AtcDrawer);

export const PaymentTabs = guidelinesOf(GUIDANCE.PaymentTabs);

export const ProductTile = guidelinesOf(GUIDANCE.ProductTile);
