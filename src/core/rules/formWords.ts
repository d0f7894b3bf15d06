import { CONTACT_WORDS } from './contact';
import { type DrawerForm, type FormField, MISSING } from './drawerForm';
import { QUANTITY_WORDS } from './quantityWords';
import { type Overrides, wordsFor } from './wording';

/** What every form says, whatever it asks. */
export const FORM_WORDS = {
  ...QUANTITY_WORDS,
  ...CONTACT_WORDS,
  missing: MISSING,
  close: 'Close',
} as const;

type Said = 'title' | 'intro' | 'submit' | 'sending' | 'done';

/** The keys of a form: what it says, `label.` and the name of each field, `option.` and what each option is sent as. */
type WordOf<Form extends DrawerForm> =
  | Said
  | `label.${Form['fields'][number]['name']}`
  | `option.${OptionOf<Form['fields'][number]>}`;

type OptionOf<Field> = Field extends { options: readonly (infer Option extends string)[] } ? Option : never;

/** The words of one form by their keys. */
export function formWords<const Form extends DrawerForm>(form: Form): Record<WordOf<Form>, string> {
  const { title, intro, submit, sending, done, fields } = form;
  const labels = fields.map(({ name, label }) => [`label.${name}`, label]);
  const options = fields.flatMap((field) => field.options ?? []).map((option) => [`option.${option}`, option]);
  return { title, intro, submit, sending, done, ...Object.fromEntries([...labels, ...options]) } as Record<
    WordOf<Form>,
    string
  >;
}

/** A form in other words, those that there are; what is sent stays as it was. */
export function spokenForm(form: DrawerForm, overrides: Overrides = {}): DrawerForm {
  const say = (key: Said) => wordsFor<Said>(form, key, overrides);
  return {
    title: say('title'),
    intro: say('intro'),
    submit: say('submit'),
    sending: say('sending'),
    done: say('done'),
    fields: form.fields.map((field) => spokenField(field, overrides)),
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
