import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `auto-restock-drawer` in its messages. */
export const form = {
  title: 'Auto restock',
  intro: "Get it delivered on your schedule. We'll email you before each delivery, and you can cancel anytime.",
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
  done: "Thank you. We'll email you before your first delivery.",
} as const satisfies DrawerForm;
