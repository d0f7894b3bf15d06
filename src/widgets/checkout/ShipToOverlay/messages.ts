import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** Messages of the overlay, except the addresses. */
export const messages = {
  title: 'Ship to',
  close: 'Close',
  choose: 'Where should this order go?',
  onlyLocation: 'Your account ships to this location only.',
  noLocation: 'Your account has no location yet.',
  add: 'Add a location',
  back: 'Choose from the list',
  name: 'Name of the location',
  address1: 'Street address',
  address2: 'Floor, suite (optional)',
  zipCode: 'ZIP code',
  phone: 'Phone number',
  nameMissing: 'Please name the location.',
  address1Missing: 'Please enter the street address.',
  unchosen: 'Please choose a location.',
  refused: 'Orders of your account can not go there. Please choose a location from the list.',
  save: 'Save',
  cancel: 'Cancel',
  loading: 'Loading your cart',
  failed: GENERIC_WORDS.changeFailed,
  retry: 'Try again',
};

export type ShipToWord = keyof typeof messages;
