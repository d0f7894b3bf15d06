import { type ReactNode, useEffect, useRef } from 'react';
import { activeLines, type LineItem } from '../../../core/cart/rules/cart';
import { lineControls } from '../../../core/cart/rules/furniture';
import { lineMessages } from '../../../core/cart/rules/notices/lineMessages';
import { lineBounds } from '../../../core/cart/rules/quantity';
import { multiplyMoney } from '../../../core/platform/rules/moneyMath';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import { useCart } from '../../../hooks/cart/useCart';
import { useCartNotices, useChangeFailure } from '../../../hooks/cart/useCartNotices';
import { useLineQuantity } from '../../../hooks/cart/useLineQuantity';
import { useDelegateAction, useLineActions } from '../../../hooks/cart/useOverlayActions';
import { useRemovedLine, useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import { useStepper } from '../../../hooks/cart/useStepper';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { canSaveForLater, useSavedLine, useSaveForLater } from '../../../hooks/saved/useSaveForLater';
import { useDelivery } from '../../../hooks/stores/useStore';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { Notice } from '../../../ui/feedback/Notice';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import { Loading } from '../../../ui/rendering/Spinner';
import type { messages } from './messages';

export type CartViewProps = MiniCartContent & {
  /** The page has a list of saved items. */
  hasSaved: boolean;
  /** The page has lists that an item can be added to. */
  hasLists: boolean;
  translate: Translate<keyof typeof messages>;
};

/** What an app may render in the panel. */
export type MiniCartContent = {
  /** Renders the content of one line. `content` is the widget's own, to add something to it. */
  renderLine?: ((line: LineItem, content: ReactNode) => ReactNode) | undefined;
  /** Renders the content of an empty cart. */
  renderEmptyState?: (() => ReactNode) | undefined;
};

/** The lines with their notices: loading, filled, empty, failed, or a sign-in prompt for business guests. */
export function CartView(props: CartViewProps) {
  const { renderEmptyState, translate } = props;
  const { cart, phase, isMutating, leaving, refetch } = useCart();
  const failure = useChangeFailure();
  const removed = useRemovedLine();
  const saved = useSavedLine();
  const undo = useUndoBar(translate);
  const { notices, close } = useCartNotices(cart, false);
  const { settings } = useStorefront();
  const inside = useRef<HTMLDivElement>(null);
  const lines = cart ? activeLines(cart) : [];
  const isEmpty = lines.length === 0;
  const delegate = useDelegateAction(lines);
  const removalText = removed && translate(removed.id === saved?.id ? 'savedLine' : 'removed', { name: removed.name });

  useRestoreFocus(inside);
  useSignInElsewhere();
  // the alert is at the top [CART-UPD-015]
  useEffect(() => {
    if (failure) scrollToTop(inside.current);
  }, [failure]);

  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <div role="alert">{(failure || phase === 'failed') && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      <div role="status">
        <NoticeList notices={notices} closeLabel={(text) => translate('closeNotice', { text })} onClose={close} />
      </div>
      <p role="status" className="quire-hidden-visually">
        {isMutating ? translate('updating') : removalText}
      </p>
      {undo && <UndoBar {...undo} />}
      <div role="status">{(phase === 'loading' || phase === 'idle') && <Loading>{translate('loading')}</Loading>}</div>
      {!isEmpty && (
        <ul className="quire-mini-cart__lines">
          {lines.map((line) => (
            <CartLine
              key={line.id || line.sku}
              line={line}
              lines={lines}
              isLeaving={leaving.includes(line.id)}
              isLocked={isMutating}
              {...props}
            />
          ))}
        </ul>
      )}
      {phase === 'failed' && <Button onClick={refetch}>{translate('retry')}</Button>}
      {isEmpty &&
        phase === 'ready' &&
        (renderEmptyState ? (
          renderEmptyState()
        ) : (
          <div className="quire-mini-cart__empty">
            <p>{translate('empty')}</p>
            <p>{translate('startShopping')}</p>
          </div>
        ))}
      {isEmpty && phase === 'skipped' && (
        <div className="quire-mini-cart__empty">
          <p>{translate('signIn')}</p>
          <ButtonLink kind="primary" href={settings.urls.login}>
            {translate('signInLink')}
          </ButtonLink>
        </div>
      )}
      <OverlayActions actions={[delegate]} />
    </div>
  );
}

/** Scrolls the parts of the drawer around an element to the top. Which of them scrolls depends on the window. */
function scrollToTop(element: Element | null): void {
  for (let part = element; part; part = part.matches('dialog') ? null : part.parentElement) part.scrollTop = 0;
}

type CartLineProps = CartViewProps & {
  line: LineItem;
  lines: LineItem[];
  /** The line is being removed [CART-DEL-001]. */
  isLeaving: boolean;
  /** Another request is in flight. */
  isLocked: boolean;
};

/** One line: product, quantity, price, the shop's messages, and the remove button [CART-UPD-001, CART-DEL-001]. */
function CartLine(props: CartLineProps) {
  const { line, lines, isLeaving, isLocked, hasSaved, hasLists, renderLine, translate } = props;
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
