import { useState } from 'react';
import { activeLines, type LineItem } from '../../../core/cart/rules/cart';
import { checkoutUrl } from '../../../core/checkout/rules/checkoutUrl';
import { chosenLocation, formatAddress } from '../../../core/checkout/rules/shipTo';
import type { OverlayRequest } from '../../../core/events/overlays';
import {
  ACCOUNTING_FIELDS,
  type AccountingField,
  hasAccounting,
} from '../../../core/platform/rules/session/accountingDemands';
import { useCartState } from '../../../hooks/cart/useCart';
import { useAccounting } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CartAccounting.css';
import { messages } from './messages';

export type CartAccountingProps = RootProps & {
  /** If false, the budget centers of single items are left out. The default is true. */
  showLines?: boolean;
};

/**
 * The accounting details of a business cart: budget center, purchase order number and ship-to location, each with a
 * change button [SCR-002, SCR-003, SCR-004, SCR-005]. Renders nothing in a consumer shop or before sign-in [GEN-004].
 */
export function CartAccounting(props: CartAccountingProps) {
  const { site, session } = useStorefront();
  // re-renders after a sign-in without navigation, because the cart state changes then
  useCartState();
  return hasAccounting(site) && session.isLoggedIn ? <Details {...props} /> : null;
}

type Row = {
  overlay: AccountingField | 'SHIP_TO';
  name: string;
  value: string | undefined;
  about?: string;
  isMissing?: boolean;
};

function Details({ showLines = true, ...root }: CartAccountingProps) {
  useStyles(styles);
  const translate = useMessages('cart-accounting', messages);
  const { settings } = useStorefront();
  const { cart, isMutating, loading, accounting, demands, shipTo, missing } = useAccounting();
  const requestOverlay = useRequestOverlay();
  const [isElsewhere, setElsewhere] = useState(false);

  const lines = cart ? activeLines(cart) : [];
  if (cart && lines.length === 0) return null;
  const fields = { BC: translate('budgetCenter'), PON: translate('poNumber'), POR: translate('poRelease') };
  const needed = missing.map((field) => fields[field].toLowerCase()).join(', ');
  const isUsed = (field: AccountingField) => (demands[field] ?? 'off') !== 'off';
  const location = chosenLocation(shipTo);
  const values = { BC: accounting.budgetCenter, PON: accounting.poNumber, POR: accounting.poRelease };
  const rows: Row[] = ACCOUNTING_FIELDS.filter(isUsed).map((field) => ({
    overlay: field,
    name: fields[field],
    value: values[field],
    isMissing: missing.includes(field),
  }));
  if (shipTo.locations.length > 0 || shipTo.canAdd) {
    const about = location && formatAddress(location);
    rows.push({ overlay: 'SHIP_TO', name: translate('shipTo'), value: location?.name, about });
  }

  const renderButton = (request: OverlayRequest<Row['overlay']>, key: 'add' | 'change', label: string) => (
    <Button
      kind="plain"
      isDisabled={isMutating}
      opensDialog
      label={label}
      onClick={async () => setElsewhere((await requestOverlay(request)) === 'unavailable')}
    >
      {translate(key)}
    </Button>
  );

  return (
    <Widget block="cart-accounting" props={root}>
      <section
        className="quire-cart-accounting__box"
        aria-label={translate('title')}
        aria-busy={isMutating || undefined}
      >
        <h2 className="quire-cart-accounting__title">{translate('title')}</h2>
        {!cart && <LoadingStatus {...loading} translate={translate} />}
        <div role="status">
          {missing.length > 0 && <Notice kind="info">{translate('missing', { fields: needed })}</Notice>}
          {isElsewhere && (
            <Notice kind="info">
              <p>{translate('elsewhere')}</p>
              <ButtonLink href={checkoutUrl(settings.urls, 'checkout')}>{translate('toCheckout')}</ButtonLink>
            </Notice>
          )}
        </div>
        {cart && (
          <dl className="quire-cart-accounting__rows">
            {rows.map(({ overlay, name, value, about, isMissing }) => (
              <div key={overlay} className="quire-cart-accounting__row">
                <dt>{name}</dt>
                <dd>
                  {value === undefined ? (
                    <span className={isMissing ? 'quire-cart-accounting__missing' : 'quire-cart-accounting__none'}>
                      {translate(isMissing ? 'required' : 'notGiven')}
                    </span>
                  ) : (
                    <strong>{value}</strong>
                  )}
                  {about && <p className="quire-quiet">{about}</p>}
                </dd>
                <dd>
                  {value === undefined
                    ? renderButton({ overlay }, 'add', translate('addNamed', { name }))
                    : renderButton({ overlay }, 'change', translate('changeNamed', { name }))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {cart && showLines && isUsed('BC') && (
          <Disclosure className="quire-cart-accounting__lines" summary={translate('byItem')}>
            <ul>
              {lines.filter(isPaidAlone).map(({ id, name, budgetCenter = accounting.budgetCenter }) => (
                <li key={id} className="quire-cart-accounting__row">
                  <span>{name}</span>
                  <span className={budgetCenter ? '' : 'quire-cart-accounting__none'}>
                    {budgetCenter ?? translate('notGiven')}
                  </span>
                  {renderButton({ overlay: 'BC', lineId: id }, 'change', translate('changeOfItem', { name }))}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    </Widget>
  );
}

/** Parts of a bundle are paid together with it. */
const isPaidAlone = ({ id, parent }: LineItem) => id !== '' && parent?.relation !== 'BUNDLE';
