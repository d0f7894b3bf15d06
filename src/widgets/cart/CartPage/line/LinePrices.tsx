import { useEffect } from 'react';
import { INSTANT_SAVING } from '../../../../core/cart/rules/cartSum';
import type { PageLine } from '../../../../core/cart/rules/lineFamilies';
import { multiplyMoney } from '../../../../core/platform/rules/moneyMath';
import { formatMoney } from '../../../../core/platform/rules/priceText';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { Price } from '../../../../ui/product/Price';
import { messages } from '../messages';

/** The prices of a line: total, unit price and savings [CART-ENT-011, CART-ENT-024]. */
export function LinePrices({ line, details }: PageLine) {
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
export function LineBadges({ line, details }: PageLine) {
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
