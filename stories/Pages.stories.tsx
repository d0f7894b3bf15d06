import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderApprovals } from '../src/widgets/approvals/OrderApprovals/OrderApprovals';
import { AddToCartButton } from '../src/widgets/cart/AddToCartButton/AddToCartButton';
import { AtcDrawer } from '../src/widgets/cart/AtcDrawer/AtcDrawer';
import { MiniCart } from '../src/widgets/cart/MiniCart/MiniCart';
import { ListsPage } from '../src/widgets/lists/ListsPage/ListsPage';
import { fakeProducts } from '../tests/support/shop/fakeShopProducts';
import { approverConfig } from '../tests/support/widgets/approvalSetup';
import { ADDRESS, aSavedCard } from '../tests/support/widgets/paymentFacts';
import { inBusiness } from './setup/inBusiness';
import { inLists } from './setup/inLists';
import { inShop } from './setup/inShop';
import './Pages.css';
import { BusinessCart, ConsumerCart, PaymentPage } from './pages/buying';
import { CategoryPage, HomePage, ProductPage } from './pages/shopping';
import { WholePage } from './pages/WholePage';
import { bannerSizes, pictures } from './pictures';

const meta: Meta = {
  title: 'Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

export default meta;

const SOLD = ['MUG', 'PEN', 'PAPER', 'INK', 'STAPLER', 'CHAIR'];

const ADA = { isLoggedIn: true, rewardsNumber: '1234567890', customerAttributes: { contactFirstName: 'Ada' } };

/** A small shop: each product has a button, and all share one cart and one drawer. */
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
      <AtcDrawer recommendationCount={3} />
    </div>
  ),
};

/** The same page in Spanish. */
export const InSpanish: StoryObj = { ...Shop, globals: { language: 'es' } };

/** A returning member, with a banner for them. */
export const HomeOfAMember: StoryObj = {
  decorators: [
    inShop({
      cart: { PEN: 2 },
      config: { session: ADA },
      shop: (shop) =>
        shop.answerNext(
          200,
          { banners: [{ altText: 'New desks', destinationURL: '/desks', sizes: bannerSizes }] },
          'ecomm-content',
        ),
    }),
  ],
  render: () => <HomePage />,
};

/** A guest compares two products, one of which is out of stock. */
export const CategoryComparing: StoryObj = {
  decorators: [inShop({ host: { sessionStorage: { compare: JSON.stringify(['MUG', 'LAMP']) } } })],
  render: () => <CategoryPage skus={[...SOLD, 'LAMP']} />,
};

/** One product, with all its widgets. */
export const ProductOfAGuest: StoryObj = { decorators: [inShop()], render: () => <ProductPage /> };

/** A consumer's cart, with a saved item. */
export const CartOfAConsumer: StoryObj = {
  decorators: [inShop({ cart: { MUG: 2, PAPER: 1, CHAIR: 1 }, shop: ({ saved }) => void saved.put('STAPLER', 2) })],
  render: () => <ConsumerCart />,
};

/** A business buyer has not filled in the accounting yet. */
export const CartOfABusiness: StoryObj = {
  decorators: [inBusiness({ info: { bcName: 'Facilities' } })],
  render: () => <BusinessCart />,
};

/** Two saved cards, one of which has expired. */
export const PaymentWithSavedCards: StoryObj = {
  decorators: [
    inShop({
      cart: { MUG: 2, PAPER: 1 },
      config: { session: ADA },
      shop({ payment }) {
        payment.addresses = [ADDRESS];
        payment.cards = [
          aSavedCard({ isDefault: true, userNotes: 'Work' }),
          aSavedCard({ id: '2', brand: 'AMERICAN_EXPRESS', accountNumber: '0005', expiryYear: '2020' }),
        ];
      },
    }),
  ],
  render: () => <PaymentPage />,
};

/** A business pays on its account. */
export const PaymentOnAccount: StoryObj = {
  decorators: [
    inBusiness({
      accounting: { PON: 'required' },
      shop({ payment }) {
        payment.addresses = [ADDRESS];
        payment.account = { name: 'Doherty & Hughsby' };
      },
    }),
  ],
  render: () => <PaymentPage tabs={['other']} poNumber="PO 4711" />,
};

/** A customer with two lists, one of them shared. */
export const ListsOfACustomer: StoryObj = {
  decorators: [inLists()],
  render: () => (
    <WholePage>
      <ListsPage />
    </WholePage>
  ),
};

/** Three orders wait for an approver. */
export const ApprovalsOfAnApprover: StoryObj = {
  decorators: [inShop({ config: approverConfig() })],
  render: () => (
    <WholePage>
      <OrderApprovals />
    </WholePage>
  ),
};
