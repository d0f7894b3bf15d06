import { useEffect, useRef, useState } from 'react';
import { type CheckoutPayment, canSaveCard } from '../../../core/payment/rules/checkoutPayment';
import type { Address } from '../../../core/payment/rules/payment';
import { usePaymentDraft } from '../../../hooks/payment/paymentDraft';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { CardFields } from '../../../ui/overlays/CardFields';
import { lazyPart } from '../../../ui/rendering/lazyPart';
import type { PaymentController } from './paymentController';

const BillingAddress = lazyPart(() => import('./BillingAddress').then((module) => module.BillingAddress));

/**
 * The fields of a new card, in the tab itself. The order button applies the card; without one on the page, the tab has a
 * button of its own. The card is billed to the delivery address unless the customer chooses another one.
 */
export function NewCard({ controller, isHidden }: { controller: PaymentController; isHidden: boolean }) {
  const { translate, payment, orderButton: button } = controller;
  const { session } = useStorefront();
  const [isSame, setSame] = useState(true);
  const [chosen, choose] = useState<Address>();
  const [isSaved, setSaved] = useState(false);
  const [isTried, setTried] = useState(false);
  const paid = useRef<CheckoutPayment>(undefined);
  const addressBox = useRef<HTMLDivElement>(null);
  const hasDelivery = button?.hasAddress === true;

  const entry = useCardEntry({
    ...controller.cardForm,
    kind: 'CREDIT_CARD',
    title: translate('frameTitle'),
    hasAddress: true,
    onSubmit: () => (button ? button.press() : void use()),
    async onToken({ token }) {
      const billingAddress = billedTo();
      return controller.tryAct(async (client) => {
        paid.current = await client.apply({
          kind: 'CREDIT_CARD',
          token,
          isSaved,
          ...(billingAddress && { billingAddress }),
        });
        return paid.current;
      });
    },
  });
  const { isBusy, failure } = entry;

  // the shop rejects the address: it is chosen again, or corrected [PAY-CODE-004]
  const wantsAddress = failure?.opensAddress === true;
  useEffect(() => {
    if (wantsAddress) setSame(false);
  }, [wantsAddress]);

  function billedTo(): Address | undefined {
    const address = isSame ? button?.address() : undefined;
    if (!address) return chosen;
    // a single word is a name too
    return { ...address, type: 'B', firstName: address.firstName || address.lastName };
  }

  function validate(isFocusing = false): string[] {
    setTried(true);
    const isEntered = entry.validate(isFocusing);
    if (isFocusing && isEntered && !billedTo())
      addressBox.current?.querySelector<HTMLElement>('input, button')?.focus();
    return [
      ...(entry.form.latest()?.isComplete ? [] : [translate('frameTitle')]),
      ...(billedTo() ? [] : [translate('addressHeading')]),
    ];
  }

  async function use(): Promise<CheckoutPayment | undefined> {
    // the fields of the card too
    if (!billedTo()) validate(true);
    else if (await entry.submit()) return paid.current;
    return undefined;
  }

  usePaymentDraft(button && !isHidden ? 'card' : undefined, use, validate);

  return (
    <div className="quire-payment-tabs__view quire-payment-tabs__card">
      <Brands possible={entry.form.state?.possibleBrands ?? []} label={translate('brands')} />
      <CardFields {...entry.fields} />
      {session.isLoggedIn &&
        (canSaveCard(payment) ? (
          <Checkbox label={translate('rememberCard')} isChecked={isSaved} onChange={setSaved} />
        ) : (
          <p>{translate('cardLimit')}</p>
        ))}
      {hasDelivery && <Checkbox label={translate('sameAddress')} isChecked={isSame} onChange={setSame} />}
      {!(hasDelivery && isSame) && (
        <BillingAddress
          controller={controller}
          box={addressBox}
          chosen={chosen}
          isMissing={isTried && !chosen}
          wantsEdit={wantsAddress && chosen !== undefined}
          onChoose={choose}
        />
      )}
      {!button && (
        <div>
          <Button isBusy={isBusy || controller.isBusy} onClick={() => void use()}>
            {translate('useCard')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In one row at 320 px, where full names would need two. */
const BRANDS = { VISA: 'Visa', MASTER_CARD: 'Mastercard', AMERICAN_EXPRESS: 'Amex', DISCOVER: 'Discover' };

/** The accepted brands. While a number is typed, those that it cannot be are dimmed. */
function Brands({ possible, label }: { possible: readonly string[]; label: string }) {
  return (
    <ul className="quire-payment-tabs__brands" aria-label={label}>
      {Object.entries(BRANDS).map(([brand, mark]) => (
        <li
          key={brand}
          className="quire-payment-tabs__brand"
          data-dimmed={possible.length > 0 && !possible.includes(brand) ? '' : undefined}
        >
          {mark}
        </li>
      ))}
    </ul>
  );
}
