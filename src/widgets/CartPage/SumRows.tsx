import type { Cart } from '../../core/rules/cart';
import { type SumRow, sumRows } from '../../core/rules/cartSum';
import { FURNITURE_WORDS } from '../../core/rules/furnitureWords';
import { INSTANT_SAVING } from '../../core/rules/instantSaving';
import { hasMemberSavings } from '../../core/rules/membership';
import { formatMoney } from '../../core/rules/priceText';
import { wordsFor } from '../../core/rules/wording';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { FurnitureFee } from '../../hooks/useFurnitureFee';
import { useMessages } from '../../hooks/useMessages';
import { messages } from './messages';

/** What the cart comes to, row by row [CART-ENT-003, CART-ENT-024, FURN-004, GEN-006]. */
export function SumRows({ cart, fee }: { cart: Cart; fee: FurnitureFee }) {
  const say = useMessages('cart-page', messages);
  const { locale, session, settings } = useStorefront();
  const words = settings.messages.cart;
  const isMember = hasMemberSavings({ userType: cart.userType ?? session.userType });
  const rows = sumRows({ ...cart.summary, furnitureServiceFee: fee.amount }, { isMember });

  const nameOf = (what: SumRow['what']) => {
    if (what === 'instantSavings') return words?.instantSaving ?? INSTANT_SAVING;
    if (what === 'furnitureServiceFee') return wordsFor(FURNITURE_WORDS, 'furniture.service', words);
    return say(what);
  };
  return (
    <dl className="quire-cart-page__sums">
      {rows.map(({ what, amount, isSaving }) => (
        <div key={what} className={`quire-cart-page__sum quire-cart-page__sum--${isSaving ? 'saving' : what}`}>
          <dt>{nameOf(what)}</dt>
          <dd>
            {isSaving && '−'}
            {amount === 'to-be-determined'
              ? wordsFor(FURNITURE_WORDS, 'furniture.toBeDetermined', words)
              : formatMoney(amount, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
