import type { ReactNode } from 'react';
import type { LineItem } from '../../../core/cart/rules/cart';
import { lineControls } from '../../../core/cart/rules/furniture';
import { lineMessages } from '../../../core/cart/rules/notices/lineMessages';
import { lineBounds } from '../../../core/cart/rules/quantity';
import { multiplyMoney } from '../../../core/platform/rules/moneyMath';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useLineQuantity } from '../../../hooks/cart/useLineQuantity';
import { useLineActions } from '../../../hooks/cart/useOverlayActions';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import { useStepper } from '../../../hooks/cart/useStepper';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { canSaveForLater, useSaveForLater } from '../../../hooks/saved/useSaveForLater';
import { useDelivery } from '../../../hooks/stores/useStore';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import type { messages } from './messages';

export type CartLineProps = {
  line: LineItem;
  lines: LineItem[];
  /** The line is being removed [CART-DEL-001]. */
  isLeaving: boolean;
  /** Another request is in flight. */
  isLocked: boolean;
  /** The page has a list of saved items. */
  hasSaved: boolean;
  /** The page has lists that the item can be added to. */
  hasLists: boolean;
  /** Renders the content of the line for the app; receives the widget's own. */
  renderLine: RenderLine | undefined;
  translate: Translate<keyof typeof messages>;
};

export type RenderLine = (line: LineItem, content: ReactNode) => ReactNode;

/** One line: product, quantity, price, the shop's messages, and the remove button [CART-UPD-001, CART-DEL-001]. */
export function CartLine({
  line,
  lines,
  isLeaving,
  isLocked,
  hasSaved,
  hasLists,
  renderLine,
  translate,
}: CartLineProps) {
  const { locale, settings } = useStorefront();
  const bounds = lineBounds(line, lines);
  const quantity = useLineQuantity(line, bounds);
  const remove = useRemoveLine();
  const save = useSaveForLater();
  const stepper = useStepper(quantity, line.name, bounds, translate);
  const isOff = line.id === '' || isLeaving || (isLocked && quantity.status !== 'pending');
  const { unit, total, base } = line.price;
  const controls = lineControls(line, settings.cart.furnitureServiceSku);
  const isPart = line.parent?.relation === 'BUNDLE';
  const { label: delivery } = useDelivery(line.delivery);
  const actions = useLineActions(line, hasLists);

  const content = (
    <ProductFacts product={line} pictureSize={72}>
      {isPart || line.isFreeSample ? (
        <p>{translate(isPart ? 'included' : 'free')}</p>
      ) : (
        <p className="quire-mini-cart__price">
          <Price
            amount={total}
            was={base && multiplyMoney(base, line.quantity)}
            wasLabel={translate('was')}
            locale={locale}
          />
          {line.quantity > 1 && unit && (
            <span className="quire-quiet">
              {' '}
              <span>{translate('each', { amount: formatMoney(unit, locale) })}</span>
            </span>
          )}
        </p>
      )}
      {isPart && <p className="quire-quiet">{translate('fixedQuantity', { n: line.quantity })}</p>}
      {delivery && <p className="quire-quiet">{delivery}</p>}
      {lineMessages(line, settings.messages.cart, locale).map((text) => (
        <p key={text} className="quire-bad">
          {text}
        </p>
      ))}
      {controls !== 'none' && (
        <div className="quire-mini-cart__controls">
          {controls === 'all' && (
            <QuantityStepper
              {...stepper}
              canStepDown={quantity.canStepDown && !isLocked}
              canStepUp={quantity.canStepUp && !isLocked}
              isDisabled={isOff}
            />
          )}
          <LinkButton
            label={translate('removeNamed', { name: line.name })}
            isDisabled={isOff || isLocked}
            onClick={() => remove.mutate(line.id)}
          >
            {translate('remove')}
          </LinkButton>
          {hasSaved && controls === 'all' && canSaveForLater(line) && (
            <LinkButton
              label={translate('saveNamed', { name: line.name })}
              isDisabled={isOff || isLocked}
              onClick={() => save.mutate(line)}
            >
              {translate('saveForLater')}
            </LinkButton>
          )}
          {controls === 'all' && <OverlayActions actions={actions} />}
        </div>
      )}
    </ProductFacts>
  );
  return (
    <li className={`quire-mini-cart__line${isLeaving ? ' quire-mini-cart__line--leaving' : ''}`}>
      {renderLine ? renderLine(line, content) : content}
    </li>
  );
}
