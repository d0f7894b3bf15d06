import { useLayoutEffect, useRef } from 'react';
import type { LocationFault, NewLocation } from '../../../core/checkout/rules/shipTo';
import { contactMessage } from '../../../core/platform/rules/contact';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Field } from '../../../ui/controls/Field';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { ShipToMessageKey } from './messages';
import styles from './ShipToOverlay.css';

export type NewLocationFormProps = {
  typed: NewLocation;
  faults: LocationFault[];
  onType: (change: Partial<NewLocation>) => void;
  translate: Translate<ShipToMessageKey>;
};

const NAMES = {
  name: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zipCode: 'postal-code',
  phone: 'tel',
} as const;

const FIELDS = ['name', 'address1', 'address2', 'zipCode', 'phone'] as const;

/** The form for a new location of the account. */
export function NewLocationForm({ typed, faults, onType, translate }: NewLocationFormProps) {
  useStyles(styles);
  const form = useRef<HTMLDivElement>(null);
  const { settings } = useStorefront();
  const cartMessages = settings.messages.cart;
  const errors = {
    name: translate('nameMissing'),
    address1: translate('address1Missing'),
    zipCode: contactMessage('zip', cartMessages),
    phone: contactMessage('phone', cartMessages),
  };

  // each failed attempt to save announces the errors again and focuses the first invalid field
  useLayoutEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    <div ref={form} className="quire-ship-to-overlay__form">
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={translate(field)}
          value={typed[field]}
          isRequired={field !== 'address2'}
          type={field === 'phone' ? 'tel' : 'text'}
          autoComplete={NAMES[field]}
          error={field !== 'address2' && faults.includes(field) ? errors[field] : undefined}
          onType={(text) => onType({ [field]: text })}
        />
      ))}
    </div>
  );
}
