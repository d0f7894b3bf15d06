import { useEffect, useRef, useState } from 'react';
import { type CheckoutPayment, canSaveCard } from '../../../core/payment/rules/checkoutPayment';
import type { Address } from '../../../core/payment/rules/payment';
import { usePaymentDraft } from '../../../hooks/payment/paymentDraft';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { CardFields } from '../../../ui/overlays/CardFields';
import { BillingAddress } from './BillingAddress';
import { SavedCardFields, useCardDetails } from './EditCard';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';

type NewCardProps = {
  controller: PaymentController;
  kind?: 'CREDIT_CARD' | 'PREPAID_CARD';
  /** Another tab is selected. */
  isHidden?: boolean;
  /** Closes the drawer that the card is entered in. Without it, the fields are in the tab itself. */
  onClose?: () => void;
};

/**
 * A new card, in the tab or in a drawer [SCR-019, PAY-CARD-024]. The order button applies the card; without one on the
 * page, and in a drawer, there is a button here. The card is billed to the delivery address unless the customer chooses
 * another one.
 */
export function NewCard({ controller, kind = 'CREDIT_CARD', isHidden, onClose }: NewCardProps) {
  const { translate, payment } = controller;
  const { session } = useStorefront();
  // a drawer covers the page with the delivery address and the order button
  const button = onClose ? undefined : controller.orderButton;
  const isPrepaid = kind === 'PREPAID_CARD';
  const cardDetails = useCardDetails({ nickname: '', isSaved: false, isDefault: false, billingAddress: undefined });
  const { details, change, nicknameField, isTooLong } = cardDetails;
  const [isSame, setSame] = useState(true);
  const [isTried, setTried] = useState(false);
  const paid = useRef<CheckoutPayment>(undefined);
  const addressBox = useRef<HTMLDivElement>(null);
  const hasDelivery = button?.hasAddress === true;

  const entry = useCardEntry({
    ...controller.cardForm,
    kind,
    title: translate('frameTitle'),
    onSubmit: () => (button ? button.press() : void use()),
    onToken({ token }) {
      const { nickname, isSaved, isDefault } = details;
      const card = { kind, token, isSaved, ...(isSaved && { nickname, isDefault }), billingAddress: billedTo() };
      return controller.tryAct(async (client) => {
        paid.current = await client.apply(card);
        return paid.current;
      });
    },
  });

  // the shop rejects the address: it is chosen again, or corrected [PAY-CODE-004]
  const wantsAddress = entry.failure?.opensAddress === true;
  useEffect(() => {
    if (wantsAddress) setSame(false);
  }, [wantsAddress]);

  function billedTo(): Address | undefined {
    const address = isSame ? button?.address() : undefined;
    if (!address) return details.billingAddress;
    // a single word is a name too
    return { ...address, type: 'B', firstName: address.firstName || address.lastName };
  }

  function validate(isFocusing = false): string[] {
    setTried(true);
    const isEntered = entry.validate(isFocusing);
    if (isFocusing && isEntered && isTooLong) nicknameField.current?.focus();
    else if (isFocusing && isEntered) addressBox.current?.querySelector<HTMLElement>('input, button')?.focus();
    return [
      ...(entry.form.latest()?.isComplete ? [] : [translate('frameTitle')]),
      ...(billedTo() ? [] : [translate('addressHeading')]),
    ];
  }

  async function use(): Promise<CheckoutPayment | undefined> {
    if (!billedTo() || isTooLong) {
      // the fields of the card too
      validate(true);
      return undefined;
    }
    if (!(await entry.submit())) return undefined;
    onClose?.();
    return paid.current;
  }

  usePaymentDraft(button && !isHidden ? 'card' : undefined, use, validate);

  const fields = (
    <>
      <CardFields {...entry.fields} />
      {!isPrepaid &&
        (session.isLoggedIn || onClose) &&
        (canSaveCard(payment) ? (
          <Checkbox
            label={translate('rememberCard')}
            isChecked={details.isSaved}
            onChange={(isSaved) => change({ isSaved })}
          />
        ) : (
          <p>{translate('cardLimit')}</p>
        ))}
      {details.isSaved && onClose && <SavedCardFields {...cardDetails} translate={translate} />}
      {hasDelivery && <Checkbox label={translate('sameAddress')} isChecked={isSame} onChange={setSame} />}
      {!(hasDelivery && isSame) && (
        <BillingAddress
          controller={controller}
          box={addressBox}
          chosen={details.billingAddress}
          isMissing={isTried && !details.billingAddress}
          wantsEdit={wantsAddress && details.billingAddress !== undefined}
          onChoose={(billingAddress) => change({ billingAddress })}
          onMissing={() => entry.report('PAYMENT_OPERATION_FAILED')}
        />
      )}
    </>
  );
  if (onClose) {
    return (
      <PaymentDrawer
        name={isPrepaid ? 'mmop_pc_drawer' : 'add_credit_card_drawer'}
        title={translate(isPrepaid ? 'addPrepaid' : 'addCard')}
        saveLabel={translate('useCard')}
        isBusy={entry.isBusy}
        onSave={() => void use()}
        onClose={onClose}
        translate={translate}
      >
        {fields}
      </PaymentDrawer>
    );
  }
  return (
    <div className="quire-payment-tabs__view quire-payment-tabs__card">
      <Brands possible={entry.form.state?.possibleBrands ?? []} label={translate('brands')} />
      {fields}
      {!button && (
        <div>
          <Button isBusy={entry.isBusy || controller.isBusy} onClick={() => void use()}>
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
