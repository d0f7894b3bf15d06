import { LoginDrawer } from '../../src/widgets/account/LoginDrawer/LoginDrawer';
import { CartPage } from '../../src/widgets/cart/CartPage/CartPage';
import { BudgetCenterOverlay } from '../../src/widgets/checkout/BudgetCenterOverlay/BudgetCenterOverlay';
import { CartAccounting } from '../../src/widgets/checkout/CartAccounting/CartAccounting';
import { CheckoutButton } from '../../src/widgets/checkout/CheckoutButton/CheckoutButton';
import { PoNumberOverlay } from '../../src/widgets/checkout/PoNumberOverlay/PoNumberOverlay';
import { AddToList } from '../../src/widgets/lists/AddToList/AddToList';
import { PaymentTabs } from '../../src/widgets/payment/PaymentTabs/PaymentTabs';
import type { PaymentTabsProps } from '../../src/widgets/payment/PaymentTabs/paymentTabsProps';
import { SavedForLater } from '../../src/widgets/saved/SavedForLater/SavedForLater';
import { WholePage } from './WholePage';

export function ConsumerCart() {
  return (
    <WholePage slot="cart">
      <CartPage freeShippingThreshold="60.00" savedForLater={<SavedForLater />} checkout={<CheckoutButton />} />
      <LoginDrawer />
    </WholePage>
  );
}

export function BusinessCart() {
  return (
    <WholePage slot="cart">
      <CartPage showAddToList accounting={<CartAccounting />} checkout={<CheckoutButton />} />
      <BudgetCenterOverlay />
      <PoNumberOverlay />
      <AddToList />
    </WholePage>
  );
}

export function PaymentPage(props: Pick<PaymentTabsProps, 'tabs' | 'defaultTab' | 'poNumber'>) {
  return (
    <WholePage title="How will you pay?">
      <PaymentTabs {...props} />
    </WholePage>
  );
}
