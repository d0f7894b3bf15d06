export { type SavedItemsClient, savedItemsOf } from './client/savedItemsClient';
export type { SavedItemsState } from './client/savedItemsList';
export { canSaveForLater, type SavedItem, type SavedPlan } from './rules/savedItems';
export type { MoveOutcome } from './rules/savedMessages';
