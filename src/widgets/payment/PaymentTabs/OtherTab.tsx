import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { useUnpaidDraft } from '../../../hooks/payment/paymentDraft';
import { useVendorTurn } from '../../../hooks/payment/useVendor';
import { Choices } from '../../../ui/controls/Choices';
import { hostOf } from '../../../ui/rendering/hostOf';
import { PurchaseOrder } from './PurchaseOrder';
import type { PaymentController } from './paymentController';
import { VendorOption } from './VendorOption';

export type OtherTabProps = {
  controller: PaymentController;
  vendors: readonly Vendor[];
  /** The initial purchase order number. */
  poNumber: string | undefined;
  /** Another tab is selected: what is chosen or typed here stays, and is not part of the order. */
  isHidden: boolean;
};

const ABOUT = { INVOICE: 'invoiceAbout', PICKUP: 'pickupAbout' } as const;

/**
 * Wallet, pay later, and what the shop offers to pay without a payment: an invoice, at pickup. In a business shop, the
 * business account and the purchase order number [GEN-008].
 */
export function OtherTab({ controller, vendors, poNumber, isHidden }: OtherTabProps) {
  const { translate, payment } = controller;
  const { account } = payment;
  const box = useRef<HTMLDivElement>(null);
  const [unpaid, chooseUnpaid] = useServerChoice(box, 'payment');
  const turn = useVendorTurn();
  const methods = unpaidMethods(payment);
  const method = methods.find((each) => each === unpaid);
  useUnpaidDraft(isHidden ? undefined : method);

  return (
    <div ref={box} className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorOption key={vendor.type} controller={controller} vendor={vendor} turn={turn} />
      ))}
      {methods.length > 0 && (
        <Choices
          label={translate('unpaid')}
          choices={methods.map((each) => ({ value: each, label: translate(each), about: translate(ABOUT[each]) }))}
          value={method}
          onChoose={chooseUnpaid}
        />
      )}
      {isOnAccount(payment, controller.demand) && (
        <p>{account?.name ? translate('onAccountOf', { name: account.name }) : translate('onYourAccount')}</p>
      )}
      {controller.demand !== 'off' && <PurchaseOrder controller={controller} initial={poNumber} isHidden={isHidden} />}
    </div>
  );
}

/**
 * A choice of radio buttons that starts with the one of the server's own form and is written back to it, because that
 * form may be submitted first.
 */
function useServerChoice(box: RefObject<HTMLElement | null>, name: string) {
  const [value, setValue] = useState<string>();

  useLayoutEffect(() => setValue(radiosOf(box.current, name).find(({ checked }) => checked)?.value), [box, name]);

  function choose(chosen: string) {
    setValue(chosen);
    for (const radio of radiosOf(box.current, name)) radio.checked = radio.value === chosen;
  }
  return [value, choose] as const;
}

function radiosOf(box: HTMLElement | null, name: string): HTMLInputElement[] {
  return [...(hostOf(box)?.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`) ?? [])];
}
