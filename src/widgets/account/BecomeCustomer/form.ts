import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `become-customer` in its messages. */
export const form = {
  title: 'Become a customer',
  intro: "Leave us your details, and we'll call you about an account for your business.",
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', isRequired: true, autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', isRequired: true, autoComplete: 'family-name' },
    { name: 'company', label: 'Company', type: 'text', isRequired: true, autoComplete: 'organization' },
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', isRequired: true, autoComplete: 'tel' },
    { name: 'zip', label: 'ZIP code', type: 'zip', isRequired: true, autoComplete: 'postal-code' },
  ],
  submit: 'Send',
  sending: 'Sending',
  done: "Thank you. We'll call you within two business days.",
} as const satisfies DrawerForm;
