import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `missing-points` in its messages. */
export const form = {
  title: 'Missing points',
  intro: "Tell us about the missing purchase. We'll look into it within five days.",
  fields: [
    { name: 'orderNumber', label: 'Order or receipt number', type: 'text', isRequired: true },
    { name: 'purchasedOn', label: 'Purchase date', type: 'date', isRequired: true },
    { name: 'amount', label: 'Amount', type: 'text' },
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
  ],
  submit: 'Send',
  sending: 'Sending',
  done: "Thank you. We'll look into it and email you.",
} as const satisfies DrawerForm;
