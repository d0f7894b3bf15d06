import { useEffect, useState } from 'react';
import { phoneText } from '../../../core/platform/rules/contact';
import {
  checkDelegate,
  type DelegateFault,
  type DelegateField,
  type PickupDelegate,
} from '../../../core/stores/rules/pickupDelegate';
import type { Translate } from '../../../hooks/platform/useMessages';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/controls/Form';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './BopisOverlay.css';
import type { messages } from './messages';

const EMPTY = { firstName: '', lastName: '', email: '', phone: '' };

const fieldsOf = (delegate: PickupDelegate) => ({ ...delegate, phone: phoneText(delegate.phone) });

const FAULT_MESSAGE_KEYS = { missing: 'missing', email: 'wrongEmail', phone: 'wrongPhone' } as const;

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The contact details of another person who picks up [SCR-007, ADDR-005, ADDR-008]. */
export function DelegateForm({
  onDone,
  translate,
}: {
  onDone: () => void;
  translate: Translate<keyof typeof messages>;
}) {
  useStyles(styles);
  const { delegate, name } = usePickupDelegate();
  const [typed, setTyped] = useState(delegate ? fieldsOf(delegate) : EMPTY);
  const [faults, setFaults] = useState<Partial<Record<DelegateField, DelegateFault>>>({});
  const isSaving = name.isPending;

  /** The answer closes the overlay even if a further request has replaced this form. A failure is in `name.error`. */
  const send = (person: PickupDelegate | undefined) =>
    void name.mutateAsync(person).then(
      ({ kind }) => kind === 'changed' && onDone(),
      () => undefined,
    );

  // the cart may load after the form is mounted
  useEffect(() => {
    if (delegate) setTyped((before) => (before === EMPTY ? fieldsOf(delegate) : before));
  }, [delegate]);

  function save() {
    const verdict = checkDelegate(typed);
    setFaults(verdict.ok ? {} : verdict.faults);
    if (verdict.ok) send(verdict.delegate);
  }

  return (
    <Form className="quire-bopis-overlay__form" onSubmit={save}>
      <p>{translate('about')}</p>
      {FIELDS.map((field) => {
        const fault = faults[field.name];
        return (
          <Field
            key={field.name}
            label={translate(field.name)}
            type={field.type}
            autoComplete={field.autoComplete}
            value={typed[field.name]}
            isRequired
            isDisabled={isSaving}
            error={fault && translate(FAULT_MESSAGE_KEYS[fault])}
            onType={(text) => setTyped((before) => ({ ...before, [field.name]: text }))}
          />
        );
      })}
      <div role="alert">
        {(name.isError || name.data?.kind === 'ignored') && <Notice kind="bad">{translate('saveFailed')}</Notice>}
      </div>
      <div className="quire-bopis-overlay__actions">
        <Button isBusy={isSaving} isSubmit>
          {isSaving ? translate('saving') : translate('save')}
        </Button>
        {delegate && (
          <Button kind="secondary" isDisabled={isSaving} onClick={() => send(undefined)}>
            {translate('nobody')}
          </Button>
        )}
      </div>
    </Form>
  );
}
