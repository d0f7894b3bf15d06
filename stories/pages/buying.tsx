import { AddToList } from '../../src/widgets/AddToList/index';
import { BudgetCenterOverlay } from '../../src/widgets/BudgetCenterOverlay/index';
import { CartAccounting } from '../../src/widgets/CartAccounting/index';
import { CartPage } from '../../src/widgets/CartPage/index';
import { CheckoutButton } from '../../src/widgets/CheckoutButton/index';
import { LoginDrawer } from '../../src/widgets/LoginDrawer/index';
import { PaymentTabs, type PaymentTabsProps } from '../../src/widgets/PaymentTabs/index';
import { PoNumberOverlay } from '../../src/widgets/PoNumberOverlay/index';
import { SavedForLater } from '../../src/widgets/SavedForLater/index';
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
