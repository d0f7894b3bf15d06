import { FURNITURE_MESSAGES, serviceLabels } from '../../../../core/cart/rules/furniture';
import type { PageLine } from '../../../../core/cart/rules/lineFamilies';
import { messageFor } from '../../../../core/platform/rules/messages';
import { formatMoney } from '../../../../core/platform/rules/priceText';
import type { FurnitureFee } from '../../../../hooks/cart/useFurnitureFee';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';

/**
 * The line for the furniture service of the whole cart, with quantity 1: the items served, the level, and the fee. The
 * fee is highlighted for 2000 ms after a level was chosen [FURN-002, FURN-003, FURN-004].
 */
export function ServiceLine({ details, fee }: Pick<PageLine, 'details'> & { fee: FurnitureFee }) {
  const { settings, locale } = useStorefront();
  const cartMessages = settings.messages.cart;
  const { amount, isNew } = fee;

  return (
    <li
      className={`quire-cart-page__family quire-cart-page__services${isNew ? ' quire-cart-page__services--new' : ''}`}
    >
      <p className="quire-cart-page__facts">
        <strong>{messageFor(FURNITURE_MESSAGES, 'furniture.service', cartMessages)}</strong>
        {serviceLabels(details.services, cartMessages).map((text) => (
          <span key={text} className="quire-cart-page__quiet">
            {text}
          </span>
        ))}
      </p>
      <p className="quire-cart-page__prices">
        {amount === 'to-be-determined'
          ? messageFor(FURNITURE_MESSAGES, 'furniture.toBeDetermined', cartMessages)
          : amount && formatMoney(amount, locale)}
      </p>
    </li>
  );
}
