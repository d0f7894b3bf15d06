import { checkQuantity } from '../../cart/rules/quantity';
import { INPUT_MAX_QUANTITY } from '../../cart/rules/quantityLimits';
import { QUANTITY_PROBLEMS, QUANTITY_WORDS } from '../../cart/rules/quantityWords';
import { checkPhone, contactWords, isEmail, isZip } from '../../platform/rules/contact';
import { fillWords } from '../../platform/rules/fillWords';
import { type Overrides, wordsFor } from '../../platform/rules/wording';

/** One thing that a form asks for. */
export type FormField = {
  /** By this name it is sent. */
  name: string;
  label: string;
  type: 'text' | 'email' | 'phone' | 'zip' | 'date' | 'quantity' | 'choices';
  isRequired?: boolean;
  /** Of `choices`: several may be taken, up to `max`. */
  options?: readonly string[];
  /** What they are called where that is not what is sent. */
  optionNames?: Readonly<Record<string, string>>;
  max?: number;
  autoComplete?: string;
};

/** A drawer with a form, as data: what it says, asks, and says when it is done. */
export type DrawerForm = {
  title: string;
  intro: string;
  fields: readonly FormField[];
  submit: string;
  sending: string;
  done: string;
  /** In place of all that, where there is nothing to choose from. */
  none?: string;
};

/** Is something to be chosen, and nothing there to choose from? */
export const isNothingToChoose = ({ fields }: DrawerForm): boolean =>
  fields.some(({ type, options }) => type === 'choices' && !options?.length);

/** What is typed or taken, by the names of the fields; several choices are a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a form, by the names of its fields: in the specification's words where it has any. */
export type FormFaults = Readonly<Record<string, string>>;

/** Said of a field that was left empty. */
export const MISSING = '{label} is required';

const IS_FINE = { email: isEmail, zip: isZip, phone: (text: string) => checkPhone(text).ok };

/** May the form be sent? Faults in words; none where it may [ADDR-005, ADDR-007, ADDR-008, CART-QTY-001]. */
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
    const words = wordsFor(QUANTITY_WORDS, QUANTITY_PROBLEMS[verdict.reason], overrides);
    return fillWords(words, { max: INPUT_MAX_QUANTITY });
  }
  // what the browser lets nobody mistype has no check of its own
  if (type !== 'email' && type !== 'zip' && type !== 'phone') return undefined;
  return IS_FINE[type](text) ? undefined : contactWords(type, overrides);
}

/** What is sent: without blanks around it, phone numbers as their ten digits, and nothing of what was left empty. */
export function formBody(fields: readonly FormField[], values: FormValues): Record<string, string | readonly string[]> {
  const said = fields.map(({ name, type }) => [name, sentValue(type, values[name] ?? '')] as const);
  return Object.fromEntries(said.filter(([, value]) => value.length > 0));
}

function sentValue(type: FormField['type'], value: string | readonly string[]): string | readonly string[] {
  if (typeof value !== 'string') return value;
  const phone = type === 'phone' ? checkPhone(value) : undefined;
  return phone?.ok ? phone.phone : value.trim();
}
