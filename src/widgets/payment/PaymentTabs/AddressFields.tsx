import { useLayoutEffect, useRef } from 'react';
import type { AddressFaults, TypedAddress } from '../../../core/payment/rules/billingAddress';
import { stateCodes } from '../../../core/payment/rules/stateCodes';
import { contactMessage } from '../../../core/platform/rules/contact';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { PaymentController } from './paymentController';

export type AddressFieldsProps = {
  typed: TypedAddress;
  faults: AddressFaults;
  controller: Pick<PaymentController, 'translate' | 'country'>;
  onType: (change: Partial<TypedAddress>) => void;
  onEnter: () => void;
};

const FIELDS = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['address1', 'address-line1'],
  ['address2', 'address-line2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['zipCode', 'postal-code'],
  ['phone', 'tel'],
] as const;

/** The form of a billing address. Each error is shown at its field [ADDR-005, ADDR-007]. */
export function AddressFields({
  typed,
  faults,
  controller: { translate, country },
  onType,
  onEnter,
}: AddressFieldsProps) {
  const form = useRef<HTMLDivElement>(null);
  const { settings } = useStorefront();
  const errors = {
    missing: translate('missing'),
    zip: contactMessage('zip', settings.messages.cart),
    phone: contactMessage('phone', settings.messages.cart),
  };
  const labels = country === 'CA' ? ({ state: 'province', zipCode: 'postalCode' } as const) : undefined;

  // each failed attempt to save announces the errors again and focuses the first invalid field
  useLayoutEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    <div ref={form} className="quire-payment-tabs__view">
      {FIELDS.map(([field, autoComplete]) => {
        const fault = faults[field];
        const shared = {
          label: translate(labels && (field === 'state' || field === 'zipCode') ? labels[field] : field),
          value: typed[field],
          error: fault && errors[fault],
          isRequired: field !== 'address2',
          autoComplete: `billing ${autoComplete}`,
        };
        if (field === 'state') {
          const codes = ['', ...stateCodes(country, typed.state)];
          return (
            <SelectField
              key={field}
              {...shared}
              options={codes.map((code) => ({ value: code, label: code }))}
              onChoose={(state) => onType({ state })}
            />
          );
        }
        return (
          <Field
            key={field}
            {...shared}
            type={field === 'phone' ? 'tel' : 'text'}
            onType={(text) => onType({ [field]: text })}
            onEnter={onEnter}
          />
        );
      })}
    </div>
  );
}
