import { LoginDrawer } from '../../src/widgets/account/LoginDrawer/index';
import { CartPage } from '../../src/widgets/cart/CartPage/index';
import { BudgetCenterOverlay } from '../../src/widgets/checkout/BudgetCenterOverlay/index';
import { CartAccounting } from '../../src/widgets/checkout/CartAccounting/index';
import { CheckoutButton } from '../../src/widgets/checkout/CheckoutButton/index';
import { PoNumberOverlay } from '../../src/widgets/checkout/PoNumberOverlay/index';
import { AddToList } from '../../src/widgets/lists/AddToList/index';
import { PaymentTabs, type PaymentTabsProps } from '../../src/widgets/payment/PaymentTabs/index';
import { SavedForLater } from '../../src/widgets/saved/SavedForLater/index';
import { WholePage } from './WholePage';

export function ConsumerCart() {
  return (
    <WholePage title="Review your order" slot="cart">
      <CartPage freeShippingThreshold="60.00" savedForLater={<SavedForLater />} checkout={<CheckoutButton />} />
      <LoginDrawer />
    </WholePage>
  );
}

export function BusinessCart() {
  return (
    <WholePage title="Review your order" slot="cart">
      <CartPage showAddToList accounting={<CartAccounting />} checkout={<CheckoutButton />} />
      <BudgetCenterOverlay />
      <PoNumberOverlay />
      <AddToList />
    </WholePage>
  );
}

export function PaymentPage(props: Pick<PaymentTabsProps, 'tabs' | 'initialTab' | 'poNumber'>) {
  return (
    <WholePage title="How will you pay?">
      <PaymentTabs {...props} />
    </WholePage>
  );
}
