import { type Ref, useEffect, useState } from 'react';
import { addressLines, findSavedAddress } from '../../../core/payment/rules/billingAddress';
import type { Address } from '../../../core/payment/rules/payment';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { lazyPart } from '../../../ui/rendering/lazyPart';
import type { PaymentController } from './paymentController';

const AddressDrawer = lazyPart(() => import('./AddressDrawer').then((module) => module.AddressDrawer));

export type BillingAddressProps = {
  controller: PaymentController;
  /** Ref to the element around its controls, for a parent that moves the focus to the first of them. */
  box?: Ref<HTMLDivElement>;
  chosen: Address | undefined;
  isMissing: boolean;
  /** The shop rejects the address: it is opened for editing [PAY-CODE-004]. */
  wantsEdit: boolean;
  onChoose: (address: Address) => void;
  /** The form of an address could not be loaded. */
  onMissing: () => void;
};

const keyOf = (address: Address) => address.id ?? addressLines(address).join(', ');

/** The billing address: one of the account's addresses, or a new one [SCR-020]. */
export function BillingAddress(props: BillingAddressProps) {
  const { controller, box, chosen: wanted, isMissing, wantsEdit, onChoose, onMissing } = props;
  const { translate, payment } = controller;
  const [edited, edit] = useState<'chosen' | 'another'>();
  const known = payment.addresses;
  const chosen = wanted && findSavedAddress(wanted, known);
  const addresses = chosen && !known.includes(chosen) ? [...known, chosen] : known;

  useEffect(() => {
    if (wantsEdit) edit('chosen');
  }, [wantsEdit]);

  return (
    <div ref={box} className="quire-payment-tabs__view">
      <Choices
        label={translate('addressHeading')}
        choices={addresses.map((address) => {
          const [name, ...lines] = addressLines(address);
          return { value: keyOf(address), label: name, about: lines.join(', ') };
        })}
        value={chosen && keyOf(chosen)}
        error={isMissing ? translate('addressUnchosen') : undefined}
        onChoose={(key) => {
          const address = addresses.find((each) => keyOf(each) === key);
          if (address) onChoose(address);
        }}
      />
      <div className="quire-payment-tabs__actions">
        <Button kind="plain" opensDialog onClick={() => edit('another')}>
          {translate('addAddress')}
        </Button>
        {chosen && (
          <Button kind="plain" opensDialog onClick={() => edit('chosen')}>
            {translate('editAddress')}
          </Button>
        )}
      </div>
      {edited && (
        <AddressDrawer
          controller={controller}
          address={edited === 'chosen' ? chosen : undefined}
          onClose={() => edit(undefined)}
          onMissing={() => {
            edit(undefined);
            onMissing();
          }}
          onSaved={(address) => {
            edit(undefined);
            onChoose(address);
          }}
        />
      )}
    </div>
  );
}
