import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** What the drawer asks, unless the page says it otherwise under `subscribe-offers` of its messages. */
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
