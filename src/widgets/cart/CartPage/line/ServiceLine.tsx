import type { PageLine } from '../../../../core/cart/rules/cartPageLines';
import { FURNITURE_WORDS, servicesWords } from '../../../../core/cart/rules/furnitureWords';
import { formatMoney } from '../../../../core/platform/rules/priceText';
import { wordsFor } from '../../../../core/platform/rules/wording';
import type { FurnitureFee } from '../../../../hooks/cart/useFurnitureFee';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';

/**
 * The line for the furniture service of the whole cart, with quantity 1: the items served, the level, and the fee. The
 * fee is highlighted for 2000 ms after a level was chosen [FURN-002, FURN-003, FURN-004].
 */
export function ServiceLine({ details, fee }: Pick<PageLine, 'details'> & { fee: FurnitureFee }) {
  const { settings, locale } = useStorefront();
  const words = settings.messages.cart;
  const { amount, isNew } = fee;

  return (
    <li
      className={`quire-cart-page__family quire-cart-page__services${isNew ? ' quire-cart-page__services--new' : ''}`}
    >
      <p className="quire-cart-page__facts">
        <strong>{wordsFor(FURNITURE_WORDS, 'furniture.service', words)}</strong>
        {servicesWords(details.services, words).map((text) => (
          <span key={text} className="quire-cart-page__quiet">
            {text}
          </span>
        ))}
      </p>
      <p className="quire-cart-page__prices">
        {amount === 'to-be-determined'
          ? wordsFor(FURNITURE_WORDS, 'furniture.toBeDetermined', words)
          : amount && formatMoney(amount, locale)}
      </p>
    </li>
  );
}
