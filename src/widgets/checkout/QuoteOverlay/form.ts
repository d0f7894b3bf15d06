import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `quote-overlay` in its messages. */
export const form = {
  title: 'Request a quote',
  intro: "Tell us what you need and how many. We'll reply within one day.",
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', isRequired: true, autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', isRequired: true, autoComplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', autoComplete: 'tel' },
    { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
    { name: 'need', label: 'What you need', type: 'text', isRequired: true },
  ],
  submit: 'Request a quote',
  sending: 'Sending',
  done: "Thank you. We'll email you your quote soon.",
} as const satisfies DrawerForm;
