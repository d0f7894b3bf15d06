import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** What the drawer asks, unless the page says it otherwise under `subscribe-offers` of its messages. */
export const form = {
  title: 'Get our offers',
  intro: 'Leave your email, and hear of our offers first.',
  fields: [
    { name: 'email', label: 'Email', type: 'email', isRequired: true, autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone', autoComplete: 'tel' },
  ],
  submit: 'Subscribe',
  sending: 'Subscribing',
  done: 'You are subscribed to our offers.',
} as const satisfies DrawerForm;
