import { CONTACT_WORDS } from '../../core/rules/contact';
import { GENERIC_WORDS } from '../../core/rules/genericWords';

/** Every word of the overlay that is not the shop's own. */
export const messages = {
  choose: 'Choose a store',
  delegate: 'Who will pick it up?',
  close: 'Close',
  where: 'City and state, or ZIP code',
  search: 'Search',
  searching: 'Looking for stores',
  found: '{n} stores',
  foundOne: '1 store',
  noneNear: 'There are no stores near you. Please search for another place.',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
  notEligible: 'This item is not available for store pickup.',
  miles: '{n} miles away',
  inStock: 'In stock',
  fewInStock: 'Only {n} in stock',
  notInStock: 'Not in stock',
  pickHere: 'Pick up here',
  pickHereNamed: 'Pick up at {store}',
  chosen: 'Chosen',
  choosing: 'Choosing {store}',
  ship: 'Ship it instead',
  saveFailed: GENERIC_WORDS.changeFailed,
  about: 'They will need to bring a photo ID.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  missing: 'Please fill this in.',
  wrongEmail: CONTACT_WORDS.email,
  wrongPhone: CONTACT_WORDS.phone,
  save: 'Save',
  saving: 'Saving',
  nobody: 'I will pick it up myself',
};

export type BopisWord = keyof typeof messages;
