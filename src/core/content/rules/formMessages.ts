import { QUANTITY_MESSAGES } from '../../cart/rules/quantity';
import { CONTACT_MESSAGES } from '../../platform/rules/contact';
import type { Overrides } from '../../platform/rules/messages';
import { type DrawerForm, type FormField, MISSING } from './drawerForm';

/** The messages that all forms share. */
export const FORM_MESSAGES = {
  ...QUANTITY_MESSAGES,
  ...CONTACT_MESSAGES,
  missing: MISSING,
  close: 'Close',
} as const;

/** The messages of a form: its texts, `label.` plus the name of each field, `option.` plus the value of each option. */
export function formMessages({ fields, ...texts }: DrawerForm): Record<string, string> {
  const labels = fields.map(({ name, label }) => [`label.${name}`, label]);
  const options = fields.flatMap((field) => field.options ?? []).map((option) => [`option.${option}`, option]);
  return { ...FORM_MESSAGES, ...texts, ...Object.fromEntries([...labels, ...options]) };
}

/** Translates the messages of a form, as far as there are overrides. The values that are sent do not change. */
export function spokenForm(form: DrawerForm, overrides: Overrides = {}): DrawerForm {
  const { fields, ...texts } = form;
  const spoken = Object.entries(texts).map(([key, text]) => [key, overrides[key] ?? text]);
  return {
    ...(Object.fromEntries(spoken) as typeof texts),
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
