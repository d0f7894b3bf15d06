import { useLayoutEffect, useRef, useState } from 'react';
import {
  type AddressFaults,
  addressLines,
  checkAddress,
  countryOf,
  findSavedAddress,
  respelled,
  suggestionFor,
  typedAddress,
} from '../../../core/payment/rules/billingAddress';
import type { Address } from '../../../core/payment/rules/payment';
import { stateCodes } from '../../../core/payment/rules/stateCodes';
import { contactMessage } from '../../../core/platform/rules/contact';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';

export type AddressDrawerProps = {
  controller: PaymentController;
  /** If set, the drawer is in mode EDIT, else in mode ADD [PAY-CARD-024]. */
  address: Address | undefined;
  onClose: () => void;
  /** Called when the shop has saved the address and assigned an id. */
  onSaved: (address: Address) => void;
};

/**
 * The steps: entering the address, choosing between it and the suggested spelling, and confirming the choice [SCR-020,
 * SCR-021].
 */
type Step =
  | { name: 'form' }
  | { name: 'suggestion' | 'confirmation'; entered: Address; suggested: Address; choice: 'entered' | 'suggested' };

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

const TITLES = { suggestion: 'suggestionTitle', confirmation: 'confirmationTitle' } as const;
const SAVE_LABELS = { form: 'save', suggestion: 'continue', confirmation: 'confirm' } as const;

/**
 * Adds or edits a billing address. If the postal service suggests another spelling, the customer chooses one and
 * confirms it [SCR-020, SCR-021].
 */
export function AddressDrawer({ controller, address, onClose, onSaved }: AddressDrawerProps) {
  const { translate } = controller;
  const [typed, setTyped] = useState(() => typedAddress(address));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [step, go] = useState<Step>({ name: 'form' });
  const { failure, report, forget } = usePaymentFailure();
  const form = useRef<HTMLDivElement>(null);
  const { site, settings } = useStorefront();
  const country = countryOf(address, site.isCA ? 'CA' : 'US');
  const labels = country === 'CA' ? ({ state: 'province', zipCode: 'postalCode' } as const) : undefined;
  const mode = address ? 'edit' : 'add';
  const name = step.name === 'form' ? `${mode}_billing_address_drawer` : (`address_${step.name}_drawer` as const);

  const errors = {
    missing: translate('missing'),
    zip: contactMessage('zip', settings.messages.cart),
    phone: contactMessage('phone', settings.messages.cart),
  };

  // each failed attempt to save announces the errors again and focuses the first invalid field
  useLayoutEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function save(wanted: Address, isConfirmed: boolean) {
    forget();
    let saved: Address | undefined;
    const outcome = await controller.tryAct(async (client) => {
      const verdict = await client.saveAddress(wanted, { isConfirmed });
      const suggested = verdict.ok ? undefined : suggestionFor(wanted, verdict.suggested);
      if (suggested) {
        go({ name: 'suggestion', entered: wanted, suggested, choice: 'suggested' });
        return undefined;
      }
      // the postal service suggests no other spelling: the address is saved as entered
      const sure = verdict.ok ? verdict : await client.saveAddress(wanted, { isConfirmed: true });
      if (!sure.ok) return undefined;
      saved = findSavedAddress(wanted, sure.payment.addresses);
      return sure.payment;
    });
    if (outcome !== 'done' && outcome !== 'ignored') report(outcome.code, { hasAddress: true });
    else if (saved) onSaved(saved);
  }

  async function goOn() {
    if (step.name === 'suggestion') return go({ ...step, name: 'confirmation' });
    if (step.name === 'confirmation') {
      const { entered, suggested, choice } = step;
      return save(choice === 'entered' ? entered : respelled(entered, suggested), true);
    }
    const verdict = checkAddress(typed, country, address);
    setFaults(verdict.ok ? {} : verdict.faults);
    if (verdict.ok) await save(verdict.address, false);
  }

  function goBack() {
    if (step.name === 'form') return onClose();
    go(step.name === 'confirmation' ? { ...step, name: 'suggestion' } : { name: 'form' });
  }

  /** A field of the form. Its error is shown at it [ADDR-005, ADDR-007]. */
  function renderField([field, autoComplete]: (typeof FIELDS)[number]) {
    const fault = faults[field];
    const onType = (text: string) => setTyped((before) => ({ ...before, [field]: text }));
    const shared = {
      label: translate(labels && (field === 'state' || field === 'zipCode') ? labels[field] : field),
      value: typed[field],
      error: fault && errors[fault],
      isRequired: field !== 'address2',
      autoComplete: `billing ${autoComplete}`,
    };
    if (field !== 'state') {
      const type = field === 'phone' ? 'tel' : 'text';
      return <Field key={field} {...shared} type={type} onType={onType} onEnter={() => void goOn()} />;
    }
    const options = ['', ...stateCodes(country, typed.state)].map((code) => ({ value: code, label: code }));
    return <SelectField key={field} {...shared} options={options} onChoose={onType} />;
  }

  return (
    <PaymentDrawer
      name={name}
      title={translate(step.name === 'form' ? (address ? 'editAddressTitle' : 'addAddress') : TITLES[step.name])}
      saveLabel={translate(SAVE_LABELS[step.name])}
      cancelLabel={translate(step.name === 'form' ? 'cancel' : 'back')}
      isBusy={controller.isBusy}
      onSave={() => void goOn()}
      onCancel={goBack}
      onClose={onClose}
      translate={translate}
    >
      <FailureNotice failure={failure} onRetry={() => void goOn()} />
      {step.name === 'form' && (
        <div ref={form} className="quire-payment-tabs__view">
          {FIELDS.map(renderField)}
        </div>
      )}
      {step.name === 'suggestion' && (
        <Choices
          label={translate('suggestionAbout')}
          choices={(['suggested', 'entered'] as const).map((which) => ({
            value: which,
            label: translate(which),
            about: addressLines(step[which]).slice(1).join(', '),
          }))}
          value={step.choice}
          onChoose={(which) => go({ ...step, choice: which as 'entered' | 'suggested' })}
        />
      )}
      {step.name === 'confirmation' && (
        <div>
          {addressLines(step[step.choice]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </PaymentDrawer>
  );
}
