import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `bonus-categories` in its messages. */
export const form = {
  title: 'Your bonus categories',
  intro: 'Choose the categories you want to earn more on.',
  fields: [
    {
      name: 'categories',
      label: 'Categories',
      type: 'choices',
      isRequired: true,
      options: ['Paper', 'Ink and toner', 'Furniture', 'Cleaning', 'Technology'],
      max: 2,
    },
  ],
  submit: 'Save',
  sending: 'Sending',
  done: 'Your bonus categories are saved.',
  none: 'There are no bonus categories right now.',
} as const satisfies DrawerForm;
