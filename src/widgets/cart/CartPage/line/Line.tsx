import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '../../../../core/cart/rules/cart';
import { INSTANT_SAVING } from '../../../../core/cart/rules/cartSum';
import type { ItemField } from '../../../../core/cart/rules/itemField';
import type { PageLine } from '../../../../core/cart/rules/lineFamilies';
import { lineMessages } from '../../../../core/cart/rules/notices/lineMessages';
import { multiplyMoney } from '../../../../core/platform/rules/moneyMath';
import { formatMoney } from '../../../../core/platform/rules/priceText';
import { useCartState } from '../../../../hooks/cart/useCart';
import { usePickupKind } from '../../../../hooks/cart/useOverlayActions';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useEvent } from '../../../../hooks/platform/useEvent';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { useLineDelivery } from '../../../../hooks/stores/useLineDelivery';
import { useDelivery } from '../../../../hooks/stores/useStore';
import { DeliveryOptions } from '../../../../ui/product/DeliveryOptions';
import { Price } from '../../../../ui/product/Price';
import { ProductFacts } from '../../../../ui/product/ProductFacts';
import { lazyPart } from '../../../../ui/rendering/lazyPart';
import { Spinner } from '../../../../ui/rendering/Spinner';
import { messages } from '../messages';
import { LineControls } from './LineControls';

const Substitute = lazyPart(() => import('./Substitute').then((module) => module.Substitute));

export type LineProps = PageLine & {
  /** The parent line that this line belongs to. */
  parent?: LineItem;
  /** The customer has just added this line [ROUTE-010]. */
  isPointedOut?: boolean;
  isFirst?: boolean;
  /** The page has a list of saved items. */
  hasSaved: boolean;
  /** The page has lists that the item can be added to. */
  hasLists: boolean;
  /** Shipping costs nothing for this cart. */
  isShippingFree: boolean;
};

/** One line of the cart: product, delivery, price and actions. */
export function Line(props: LineProps) {
  const { line, details, parent, isPointedOut, isFirst, hasSaved, hasLists, isShippingFree } = props;
  const translate = useMessages('cart-page', messages);
  const { site, locale, settings } = useStorefront();
  const isLeaving = useCartState(({ leaving }) => leaving.includes(line.id));
  const fields = useLineFields(line.id);
  const isChanging = (field: ItemField) => fields.pending.includes(field);
  const row = useRef<HTMLDivElement>(null);
  const DeliveryPart = usePickupKind(line) ? DeliveryChoice : DeliveryLabel;
  const name = ['quire-cart-page__line', isLeaving && 'leaving', isPointedOut && 'pointed-out', parent && 'child'];

  useEffect(() => {
    if (isFirst) row.current?.scrollIntoView?.({ block: 'center' });
  }, [isFirst]);

  return (
    <div ref={row} className={name.filter(Boolean).join(' quire-cart-page__line--')}>
      <ProductFacts product={line} pictureSize={parent ? 56 : 96}>
        {isPointedOut && <span className="quire-cart-page__badge">{translate('highlighted')}</span>}
        <LineBadges line={line} details={details} />
        {site.isSBA && line.budgetCenter && (
          <p className="quire-cart-page__quiet" aria-busy={isChanging('ITEM_LIBC') || undefined}>
            {isChanging('ITEM_LIBC') && <Spinner />}{' '}
            <span>{translate('budgetCenter', { name: line.budgetCenter })}</span>
          </p>
        )}
        {lineMessages(line, settings.messages.cart, locale).map((text) => (
          <p key={text} className="quire-bad">
            {text}
          </p>
        ))}
        {details.replaces && <Substitute line={line} original={details.replaces} />}
      </ProductFacts>
      <LinePrices line={line} details={details} />
      <DeliveryPart
        line={line}
        details={details}
        isShippingFree={isShippingFree}
        isChanging={isChanging('ITEM_BOPIS_DELIVERY_TYPE')}
      />
      <LineControls
        {...{ line, parent, isLeaving, hasSaved, hasLists }}
        services={details.services}
        isChanging={isChanging('ITEM_FURN_SRV_OPTION')}
      />
      {fields.hasFailed && <p className="quire-bad">{translate('fieldFailed')}</p>}
    </div>
  );
}

type DeliveryProps = PageLine & { isShippingFree: boolean; isChanging: boolean };

/** How a line is delivered, for one that can be picked up [CART-MSG-018, SCR-006]. */
function DeliveryChoice({ line, details, isShippingFree, isChanging }: DeliveryProps) {
  const { isBusy, ...options } = useLineDelivery(line, details, isShippingFree);
  return (
    <div className="quire-cart-page__delivery">
      <DeliveryOptions {...options} isBusy={isBusy || isChanging} />
    </div>
  );
}

/** How and when a line is delivered; nothing for one that is not delivered [CART-MSG-018]. */
function DeliveryLabel({ line, isChanging }: DeliveryProps) {
  const { label } = useDelivery(line.delivery);
  if (!label && !isChanging) return null;
  return (
    <p className="quire-cart-page__delivery quire-cart-page__quiet" aria-busy={isChanging || undefined}>
      {isChanging && <Spinner />}
      {label && <span>{label}</span>}
    </p>
  );
}

type LineFields = { pending: readonly ItemField[]; hasFailed: boolean };

const AT_REST: LineFields = { pending: [], hasFailed: false };

/**
 * The fields of a line with a pending change, and whether the last change has failed, whichever component changed them
 * [CART-ENT-023].
 */
function useLineFields(lineId: string): LineFields {
  const [fields, setFields] = useState(AT_REST);
  const show = ({ lineIds }: { lineIds: readonly string[] }, next: LineFields) => {
    if (lineIds.includes(lineId)) setFields(next);
  };
  useEvent('cart:change-started', (change) => show(change, { ...AT_REST, pending: change.fields }));
  useEvent('cart:change-settled', (change) => show(change, AT_REST));
  useEvent('cart:change-failed', (change) => show(change, { pending: [], hasFailed: true }));
  return fields;
}

/** The prices of a line: total, unit price and savings [CART-ENT-011, CART-ENT-024]. */
function LinePrices({ line, details }: PageLine) {
  const translate = useMessages('cart-page', messages);
  const { locale, events, settings } = useStorefront();
  const cartMessages = settings.messages.cart;
  const { id, sku } = line;
  const { unit, total, base, savings } = line.price;
  const { hasPriceInCartOnly } = details;

  useEffect(() => {
    if (hasPriceInCartOnly) events.publish('cart:price-seen', { lineId: id, sku });
  }, [events, hasPriceInCartOnly, id, sku]);

  if (line.parent?.relation === 'BUNDLE') return <p className="quire-cart-page__prices">{translate('included')}</p>;
  if (line.isFreeSample) return <p className="quire-cart-page__prices">{translate('free')}</p>;
  return (
    <div className="quire-cart-page__prices">
      <p>
        <Price
          amount={total}
          was={base && multiplyMoney(base, line.quantity)}
          wasLabel={translate('was')}
          locale={locale}
        />
      </p>
      {line.quantity > 1 && unit && (
        <p className="quire-cart-page__quiet">{translate('each', { amount: formatMoney(unit, locale) })}</p>
      )}
      {savings.map(({ label, amount }) => (
        <p key={`${label} ${amount.minor}`} className="quire-good">
          {translate('saved', {
            label: label ?? cartMessages?.instantSaving ?? INSTANT_SAVING,
            amount: formatMoney(amount, locale),
          })}
        </p>
      ))}
    </div>
  );
}

const OF_RELATION = { WARRANTY: 'warranty', ASSEMBLY: 'assembly', BUNDLE: 'bundlePart' } as const;

/** Badges of a line: a download, a plan, a sample, a product sold in packs, or a substitute. */
function LineBadges({ line, details }: PageLine) {
  const translate = useMessages('cart-page', messages);
  const keys: (keyof typeof messages | false | undefined)[] = [
    line.parent?.relation && OF_RELATION[line.parent.relation],
    line.isSoftware && 'software',
    line.isMembership && 'membership',
    line.isFreeSample && 'freeSample',
    details.isPreOrder && 'preOrder',
    details.hasPriceInCartOnly && 'seePrice',
  ];
  const badges = keys.filter((key) => key !== undefined && key !== false).map((key) => translate(key));
  if (line.surcharge && line.surcharge.increment > 1) badges.push(translate('packs', line.surcharge));
  if (details.replaces) badges.push(translate('replaces', details.replaces));

  return (
    <p className="quire-cart-page__quiet">
      {details.partNumber && <span>{translate('item', { sku: details.partNumber })}</span>}
      {badges.map((badge) => (
        <span key={badge} className="quire-cart-page__badge">
          {badge}
        </span>
      ))}
    </p>
  );
}
