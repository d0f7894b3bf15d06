import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `marketing-drawer` in its messages. */
export const form = {
  title: 'Get our newsletter',
  intro: 'Enter your email and be the first to know.',
  fields: [
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', autoComplete: 'tel' },
  ],
  submit: 'Sign up',
  sending: 'Sending',
  done: 'Thank you for signing up.',
} as const satisfies DrawerForm;
