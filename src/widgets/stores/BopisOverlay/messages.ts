import { MISSING } from '../../../core/content/rules/drawerForm';
import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { STORE_PICK_MESSAGES, STORE_SEARCH_MESSAGES } from '../../../core/stores/rules/storeMessages';

export const messages = {
  ...STORE_SEARCH_MESSAGES,
  ...STORE_PICK_MESSAGES,
  choose: 'Choose a store',
  delegate: 'Who will pick it up?',
  close: 'Close',
  notEligible: 'This item is not available for store pickup.',
  choosing: 'Choosing {store}',
  ship: 'Ship it instead',
  saveFailed: GENERIC_MESSAGES.changeFailed,
  about: "They'll need to bring a photo ID.",
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  missing: MISSING,
  save: 'Save',
  saving: 'Saving',
  nobody: "I'll pick it up myself",
};
