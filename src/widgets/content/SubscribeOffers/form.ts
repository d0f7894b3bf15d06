import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `subscribe-offers` in its messages. */
export const form = {
  title: 'Get our offers',
  intro: 'Enter your email and be first to hear about our offers.',
  fields: [
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', autoComplete: 'tel' },
  ],
  submit: 'Subscribe',
  sending: 'Subscribing',
  done: "You're subscribed to our offers.",
} as const satisfies DrawerForm;
