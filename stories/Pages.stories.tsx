import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToCartButton } from '../src/widgets/AddToCartButton/index';
import { AtcDrawer } from '../src/widgets/AtcDrawer/index';
import { MiniCart } from '../src/widgets/MiniCart/index';
import { fakeProducts } from '../tests/support/fakeShopProducts';
import { inShop } from './inShop';
import './Pages.css';
import { pictures } from './pictures';

const meta: Meta = { title: 'Pages', parameters: { layout: 'fullscreen', controls: { disable: true } } };

export default meta;

const SOLD = ['MUG', 'PEN', 'PAPER', 'INK', 'STAPLER', 'CHAIR'];

/** A small shop: each product has its button, and all share one cart and one drawer. */
export const Shop: StoryObj = {
  decorators: [inShop({ cart: { PEN: 2 } })],
  render: () => (
    <div className="page">
      <header className="page__head">
        <h1>Paper &amp; Mug</h1>
        <MiniCart freeShippingThreshold="60.00" />
      </header>
      <ul className="page__products">
        {Object.entries(fakeProducts())
          .filter(([sku]) => SOLD.includes(sku))
          .map(([sku, { name, price }]) => (
            <li key={sku} className="page__product">
              <img src={pictures[sku]} alt="" width="180" height="180" />
              <h2>{name}</h2>
              <p>${price}</p>
              <AddToCartButton sku={sku} showQuantity={sku === 'PAPER'} />
            </li>
          ))}
      </ul>
      <AtcDrawer recsNumber={3} />
    </div>
  ),
};

/** The same page for who reads Spanish. */
export const InSpanish: StoryObj = { ...Shop, globals: { language: 'es' } };
