import { type ReactNode, useId } from 'react';
import {
  type DrawerForm,
  type FormFaults,
  type FormField,
  type FormValues,
  isNothingToChoose,
} from '../../core/content/rules/drawerForm';
import { Button } from '../controls/Button';
import checkboxStyles from '../controls/Checkbox.css';
import { Field } from '../controls/Field';
import { Form } from '../controls/Form';
import { Notice } from '../feedback/Notice';
import { Stack } from '../rendering/Stack';
import { useStyles } from '../rendering/StyleRoot';
import { type RootProps, Widget } from '../rendering/Widget';
import { ButtonDrawer } from './ButtonDrawer';

export type FormDrawerProps = {
  /** The name of the widget whose only content is the drawer. */
  name: string;
  /** The widget's props for its outermost element. */
  root: RootProps;
  /** Label of a button that opens the drawer. */
  label?: string | undefined;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  form: DrawerForm;
  values: FormValues;
  faults: FormFaults;
  status: 'idle' | 'pending' | 'success' | 'error';
  failed: string;
  closeLabel: string;
  change: (field: string, value: string | readonly string[]) => void;
  submit: () => void;
  /** Replaces the drawer's default content. */
  children?: ReactNode;
};

/**
 * A drawer with a form: validates the fields, shows each error at its field, submits once, and reports the result
 * [DEC-084].
 */
export function FormDrawer(props: FormDrawerProps) {
  const { name, root, form, children } = props;
  useStyles(checkboxStyles);
  return (
    <Widget block={name} props={root}>
      <ButtonDrawer {...props} button={props.label} title={form.title}>
        {children ?? (isNothingToChoose(form) ? <p>{form.none}</p> : <DrawerFields {...props} />)}
      </ButtonDrawer>
    </Widget>
  );
}

function DrawerFields(props: FormDrawerProps) {
  const { form, status, failed, submit } = props;
  return (
    <Form onSubmit={submit}>
      <Stack>
        <div role="alert">{status === 'error' && <Notice kind="bad">{failed}</Notice>}</div>
        <p role="status">{status === 'success' ? form.done : status === 'pending' && form.sending}</p>
        {status !== 'success' && (
          <>
            <p>{form.intro}</p>
            {form.fields.map((field) => (
              <DrawerField key={field.name} field={field} {...props} />
            ))}
            <Button isBusy={status === 'pending'} isSubmit>
              {form.submit}
            </Button>
          </>
        )}
      </Stack>
    </Form>
  );
}

const KINDS = { text: 'text', email: 'email', phone: 'tel', zip: 'text', date: 'date', quantity: 'text' } as const;

type DrawerFieldProps = FormDrawerProps & { field: FormField };

function DrawerField({ field, ...props }: DrawerFieldProps) {
  const { name, label, type, isRequired = false, autoComplete } = field;
  if (type === 'choices') return <Choices field={field} {...props} />;
  const value = props.values[name];
  return (
    <Field
      label={label}
      type={KINDS[type]}
      value={typeof value === 'string' ? value : ''}
      onType={(text) => props.change(name, text)}
      isRequired={isRequired}
      isDisabled={props.status === 'pending'}
      {...(autoComplete && { autoComplete })}
      {...(type === 'quantity' && { inputMode: 'numeric' })}
      {...(props.faults[name] !== undefined && { error: props.faults[name] })}
    />
  );
}

function Choices({ field, values, faults, change, status }: DrawerFieldProps) {
  const { name, label, options = [], optionNames = {}, max = options.length } = field;
  const isSingle = field.max === 1;
  const id = useId();
  const value = values[name];
  const selected = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className="quire-checkboxes">
      <legend>{label}</legend>
      {options.map((option) => {
        const isSelected = selected.includes(option);
        const isOff = status === 'pending' || (!isSingle && !isSelected && selected.length >= max);
        return (
          <label key={option} className="quire-checkbox">
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={id}
              checked={isSelected}
              disabled={isOff}
              onChange={() => {
                const others = isSingle ? [] : selected.filter((each) => each !== option);
                change(name, isSelected ? others : [...others, option]);
              }}
            />
            <span>{optionNames[option] ?? option}</span>
          </label>
        );
      })}
      <p role="alert" className="quire-bad">
        {faults[name]}
      </p>
    </fieldset>
  );
}
