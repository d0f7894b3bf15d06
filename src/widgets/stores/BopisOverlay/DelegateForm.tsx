import { useState } from 'react';
import { checkForm, type FormFaults, type FormValues, formBody } from '../../../core/content/rules/drawerForm';
import { phoneText } from '../../../core/platform/rules/contact';
import type { PickupDelegate } from '../../../core/stores/rules/store';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/controls/Form';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/rendering/Stack';
import type { messages } from './messages';

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'phone', autoComplete: 'tel' },
] as const;

type Props = { onDone: () => void; translate: Translate<keyof typeof messages> };

/** The contact details of another person who picks up [SCR-007, ADDR-005, ADDR-008]. */
export function DelegateForm({ onDone, translate }: Props) {
  const { settings } = useStorefront();
  const { delegate, name } = usePickupDelegate();
  // the cart may load after the form is mounted
  const [typed, setTyped] = useState<FormValues>();
  const values = typed ?? (delegate ? { ...delegate, phone: phoneText(delegate.phone) } : {});
  const [faults, setFaults] = useState<FormFaults>({});
  const isSaving = name.isPending;
  const fields = FIELDS.map((field) => ({ ...field, label: translate(field.name), isRequired: true }));

  /** The answer closes the overlay even if a further request has replaced this form. A failure is in `name.error`. */
  const send = (person: PickupDelegate | undefined) =>
    void name.mutateAsync(person).then(
      ({ kind }) => kind === 'changed' && onDone(),
      () => undefined,
    );

  function save() {
    const found = checkForm(fields, values, { ...settings.messages.cart, missing: translate('missing') });
    setFaults(found);
    if (Object.keys(found).length === 0) send(formBody(fields, values) as PickupDelegate);
  }

  return (
    <Form onSubmit={save}>
      <Stack>
        <p>{translate('about')}</p>
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            type={field.type === 'phone' ? 'tel' : field.type}
            autoComplete={field.autoComplete}
            value={String(values[field.name] ?? '')}
            isRequired
            isDisabled={isSaving}
            error={faults[field.name]}
            onType={(text) => setTyped((before) => ({ ...(before ?? values), [field.name]: text }))}
          />
        ))}
        <div role="alert">
          {(name.isError || name.data?.kind === 'ignored') && <Notice kind="bad">{translate('saveFailed')}</Notice>}
        </div>
      </Stack>
      <Actions>
        <Button isBusy={isSaving} isSubmit>
          {isSaving ? translate('saving') : translate('save')}
        </Button>
        {delegate && (
          <Button kind="secondary" isDisabled={isSaving} onClick={() => send(undefined)}>
            {translate('nobody')}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
