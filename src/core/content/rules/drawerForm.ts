import { checkQuantity, INPUT_MAX_QUANTITY, QUANTITY_MESSAGES, QUANTITY_PROBLEMS } from '../../cart/rules/quantity';
import { checkPhone, contactMessage, emailOf, zipOf } from '../../platform/rules/contact';
import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';

/** A field of a form. */
export type FormField = {
  /** The name under which the value is sent. */
  name: string;
  label: string;
  type: 'text' | 'email' | 'phone' | 'zip' | 'date' | 'quantity' | 'choices';
  isRequired?: boolean;
  /** The options of a `choices` field. Up to `max` may be selected. */
  options?: readonly string[];
  /** The labels of options whose label differs from the value that is sent. */
  optionNames?: Readonly<Record<string, string>>;
  max?: number;
  autoComplete?: string;
};

/** A drawer with a form, as data: its texts, its fields, and the message after it is sent. */
export type DrawerForm = {
  title: string;
  intro: string;
  fields: readonly FormField[];
  submit: string;
  sending: string;
  done: string;
  /** Shown in place of the form if there is nothing to choose from. */
  none?: string;
};

/** Whether the form has a `choices` field without options. */
export const isNothingToChoose = ({ fields }: DrawerForm): boolean =>
  fields.some(({ type, options }) => type === 'choices' && !options?.length);

/** The values of a form, by field name. The value of a `choices` field is a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The validation messages of a form, by field name. They use the specification's texts where it has any. */
export type FormFaults = Readonly<Record<string, string>>;

/** The validation message of an empty required field. */
export const MISSING = '{label} is required';

/** Reads the value to send; undefined if it is invalid. */
const READERS = {
  email: emailOf,
  zip: (typed: string) => zipOf(typed),
  phone(typed: string) {
    const verdict = checkPhone(typed);
    return verdict.ok ? verdict.phone : undefined;
  },
};

// the browser's own controls validate the other types
const isRead = (type: FormField['type']): type is keyof typeof READERS => Object.hasOwn(READERS, type);

/** Validates a form. Returns no faults if it may be sent [ADDR-005, ADDR-007, ADDR-008, CART-QTY-001]. */
export function checkForm(fields: readonly FormField[], values: FormValues, overrides?: Overrides): FormFaults {
  const faults = fields.flatMap((field) => {
    const fault = faultOf(field, values[field.name] ?? '', overrides);
    return fault === undefined ? [] : [[field.name, fault] as const];
  });
  return Object.fromEntries(faults);
}

function faultOf({ label, type, isRequired }: FormField, value: string | readonly string[], overrides?: Overrides) {
  const text = typeof value === 'string' ? value.trim() : value.join();
  if (text === '') return isRequired ? (overrides?.['missing'] ?? MISSING).replace('{label}', label) : undefined;
  if (type === 'quantity') {
    const verdict = checkQuantity(text);
    if (verdict.ok) return undefined;
    const message = messageFor(QUANTITY_MESSAGES, QUANTITY_PROBLEMS[verdict.reason], overrides);
    return formatMessage(message, { max: INPUT_MAX_QUANTITY });
  }
  return isRead(type) && !READERS[type](text) ? contactMessage(type, overrides) : undefined;
}

/** The request body of a form: values are trimmed, contacts are as they are read, and empty values are omitted. */
export function formBody(fields: readonly FormField[], values: FormValues): FormValues {
  const entries = fields.map(({ name, type }) => [name, sentValue(type, values[name] ?? '')] as const);
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}

function sentValue(type: FormField['type'], value: string | readonly string[]): string | readonly string[] {
  if (typeof value !== 'string') return value;
  return (isRead(type) && READERS[type](value)) || value.trim();
}
