import { GENERIC_WORDS } from '../../core/rules/genericWords';
import { QUANTITY_WORDS } from '../../core/rules/quantityWords';
import { SUMMARY_WORDS } from '../../hooks/useProductWords';

/** Every word of the drawer that is not the shop's own. */
export const messages = {
  ...QUANTITY_WORDS,
  ...SUMMARY_WORDS,
  open: 'Pick up today',
  openNamed: 'Pick up today: {name}',
  title: 'Pick up today',
  close: 'Close',
  loading: 'Loading the product',
  notFound: 'We could not find this product.',
  notEligible: 'This item is not available for store pickup.',
  where: 'City and state, or ZIP code',
  search: 'Search',
  searching: 'Looking for stores',
  found: '{n} stores',
  foundOne: '1 store',
  noneNear: 'There are no stores near you. Please search for another place.',
  noneHave: 'No store near you has it today. Please search for another place.',
  miles: '{n} miles away',
  inStock: 'In stock',
  fewInStock: 'Only {n} in stock',
  notInStock: 'Not in stock',
  pickHere: 'Pick up here',
  pickHereNamed: 'Pick up at {store}',
  chosen: 'Chosen',
  choosing: 'Adding, to pick up at {store}',
  viewCart: 'View cart',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
};

export type PickUpTodayWord = keyof typeof messages;
