import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `loyalty-enrollment` in its messages. */
export const form = {
  title: 'Join Rewards',
  intro: 'Tell us about yourself and start earning on everything you buy.',
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', isRequired: true, autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', isRequired: true, autoComplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', autoComplete: 'tel' },
    { name: 'zip', label: 'ZIP code', type: 'zip', isRequired: true, autoComplete: 'postal-code' },
  ],
  submit: 'Join',
  sending: 'Sending',
  done: "Welcome to Rewards. We'll email you your number.",
} as const satisfies DrawerForm;
