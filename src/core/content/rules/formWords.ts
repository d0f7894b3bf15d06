import { QUANTITY_WORDS } from '../../cart/rules/quantityWords';
import { CONTACT_WORDS } from '../../platform/rules/contact';
import type { Overrides } from '../../platform/rules/wording';
import { type DrawerForm, type FormField, MISSING } from './drawerForm';

/** The messages that all forms share. */
export const FORM_WORDS = {
  ...QUANTITY_WORDS,
  ...CONTACT_WORDS,
  missing: MISSING,
  close: 'Close',
} as const;

/**
 * The message keys of a form: its texts, `label.` plus the name of each field, `option.` plus the value of each option.
 */
type WordOf<Form extends DrawerForm> =
  | Exclude<keyof Form, 'fields'>
  | `label.${Form['fields'][number]['name']}`
  | `option.${OptionOf<Form['fields'][number]>}`;

type OptionOf<Field> = Field extends { options: readonly (infer Option extends string)[] } ? Option : never;

/** The messages of a form, by key. */
export function formWords<const Form extends DrawerForm>(form: Form): Record<WordOf<Form>, string> {
  const { fields, ...said } = form;
  const labels = fields.map(({ name, label }) => [`label.${name}`, label]);
  const options = fields.flatMap((field) => field.options ?? []).map((option) => [`option.${option}`, option]);
  return { ...said, ...Object.fromEntries([...labels, ...options]) } as Record<WordOf<Form>, string>;
}

/** Translates the messages of a form, as far as there are overrides. The values that are sent do not change. */
export function spokenForm(form: DrawerForm, overrides: Overrides = {}): DrawerForm {
  const { fields, ...said } = form;
  const spoken = Object.entries(said).map(([key, text]) => [key, overrides[key] ?? text]);
  return {
    ...(Object.fromEntries(spoken) as typeof said),
    fields: fields.map((field) => spokenField(field, overrides)),
  };
}

function spokenField(field: FormField, overrides: Overrides): FormField {
  const names = (field.options ?? []).flatMap((option) => {
    const name = overrides[`option.${option}`];
    return name === undefined ? [] : [[option, name]];
  });
  return {
    ...field,
    label: overrides[`label.${field.name}`] ?? field.label,
    ...(names.length > 0 && { optionNames: Object.fromEntries(names) }),
  };
}
