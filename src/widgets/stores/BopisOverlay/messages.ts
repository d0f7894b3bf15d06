import { CONTACT_WORDS } from '../../../core/platform/rules/contact';
import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';
import { STORE_PICK_WORDS, STORE_SEARCH_WORDS } from '../../../core/stores/rules/storeWords';

/** Messages of the overlay, except texts that come from the shop. */
export const messages = {
  ...STORE_SEARCH_WORDS,
  ...STORE_PICK_WORDS,
  choose: 'Choose a store',
  delegate: 'Who will pick it up?',
  close: 'Close',
  notEligible: 'This item is not available for store pickup.',
  choosing: 'Choosing {store}',
  ship: 'Ship it instead',
  saveFailed: GENERIC_WORDS.changeFailed,
  about: "They'll need to bring a photo ID.",
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  missing: 'Please fill this in.',
  wrongEmail: CONTACT_WORDS.email,
  wrongPhone: CONTACT_WORDS.phone,
  save: 'Save',
  saving: 'Saving',
  nobody: "I'll pick it up myself",
};

export type BopisWord = keyof typeof messages;
