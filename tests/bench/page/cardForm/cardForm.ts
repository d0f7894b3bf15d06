import { fakeShop } from '../../../support/shop/fakeShop';
import { ADDRESS } from '../../../support/widgets/paymentFacts';
import type { PageKind } from '../pages';

/**
 * A payment step, where the card form is opened and filled in: in the page itself (hand-written), or in the vault's
 * frame (Quire).
 */
export const CARD_FORM: PageKind = {
  name: 'card form',
  subject: 'cardForm',
  boxes: 1,
  isTyped: true,
  bodyHtml: () => `<header></header>
<main class="payment" data-quire="payment-tabs" data-layout="drawer" data-bench><p>Payment</p></main>`,
  shop(vaultUrl) {
    const shop = fakeShop({ cart: { MUG: 2 } });
    shop.payment.addresses = [ADDRESS];
    shop.payment.frameUrl = `${vaultUrl}/card-frame.html`;
    return shop;
  },
};
