import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  title: 'Ship to',
  close: 'Close',
  choose: 'Where should we ship this order?',
  onlyLocation: 'Your account ships to this location only.',
  noLocation: 'Your account has no shipping locations yet.',
  add: 'Add a location',
  back: 'Choose from the list',
  name: 'Location name',
  address1: 'Street address',
  address2: 'Floor, suite (optional)',
  zipCode: 'ZIP code',
  phone: 'Phone number',
  nameMissing: 'Please enter a location name.',
  address1Missing: 'Please enter the street address.',
  unchosen: 'Please choose a location.',
  refused: "Your account can't ship to this location. Please choose one from the list.",
  save: 'Save',
  cancel: 'Cancel',
  loading: 'Loading your cart',
  ...RETRY_MESSAGES,
  failed: GENERIC_MESSAGES.changeFailed,
};
