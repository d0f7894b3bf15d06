import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** What the drawer asks, unless the page says it otherwise under `marketing-drawer` of its messages. */
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
