import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';
import { RETRY_MESSAGES } from '../../platform/rules/retryMessages';

/** The messages of a store search [STORE-010]; a page overrides them with its `stores` messages. */
export const STORE_MESSAGES = {
  notFound: 'No stores found for "{term}".',
} as const;

/** The texts around a store search, on every surface [STORE-001]. */
export const STORE_SEARCH_MESSAGES = {
  where: 'City and state, or ZIP code',
  search: 'Search',
  searching: 'Looking for stores',
  found: '{n} {n|store|stores} near {place}',
  noneNear: 'There are no stores near you. Please try another location.',
  ...RETRY_MESSAGES,
};

/** The texts of a store where an order can be picked up. */
export const STORE_PICK_MESSAGES = {
  miles: '{n} {miles|mile|miles} away',
  sameZip: 'Less than 1 mile away',
  inStock: 'In stock',
  fewInStock: 'Only {n} in stock',
  notInStock: 'Out of stock',
  pickHere: 'Pick up here',
  pickHereNamed: 'Pick up at {store}',
  chosen: 'Selected',
};

/** The message for a store search without results or with an invalid term; includes the term [STORE-010]. */
export function storeNotFoundMessage(term: string, overrides?: Overrides): string {
  return formatMessage(messageFor(STORE_MESSAGES, 'notFound', overrides), { term });
}
