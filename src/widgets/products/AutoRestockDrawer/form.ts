import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `auto-restock-drawer` in its messages. */
export const form = {
  title: 'Auto restock',
  intro: 'We send it again and again, and write to you before each time. You can stop whenever you like.',
  fields: [
    {
      name: 'frequency',
      label: 'How often',
      type: 'choices',
      options: ['Every 2 weeks', 'Every month', 'Every 2 months', 'Every 3 months'],
      max: 1,
      isRequired: true,
    },
    { name: 'quantity', label: 'Quantity', type: 'quantity', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
  ],
  submit: 'Start auto restock',
  sending: 'Sending',
  done: 'Thank you. We write to you before the first delivery.',
} as const satisfies DrawerForm;
