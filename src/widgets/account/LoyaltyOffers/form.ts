import type { DrawerForm } from '../../../core/content/rules/drawerForm';

/** Default texts of the form. The page can override them under `loyalty-offers` in its messages. */
export const form = {
  title: 'Your offers',
  intro: 'Choose the offers you want to use.',
  fields: [
    {
      name: 'offers',
      label: 'Offers',
      type: 'choices',
      isRequired: true,
      options: ['Double rewards on paper', 'Double rewards on ink', 'Free delivery this week'],
    },
  ],
  submit: 'Activate',
  sending: 'Sending',
  done: 'Your offers are active.',
  none: 'There are no offers for you right now.',
} as const satisfies DrawerForm;
