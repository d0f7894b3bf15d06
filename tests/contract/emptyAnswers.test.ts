import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ApprovalOrdersBody } from '../../src/core/approvals/contract/approvals';
import { EcommContentBody, HtmlContentBody } from '../../src/core/content/contract/content';
import { AllListItemsBody, ListCardsBody, ListSuggestionsBody, ListsBody } from '../../src/core/lists/contract/lists';
import { RecentItemsBody, RecommendedTilesBody } from '../../src/core/products/contract/recommendedTile';
import { SavedItemsBody } from '../../src/core/saved/contract/savedItems';
import { PickupStoresBody } from '../../src/core/stores/contract/stores';

test.each<[string, v.GenericSchema, object]>([
  ['orders to approve', ApprovalOrdersBody, { approvalOrders: [] }],
  ['banners', EcommContentBody, { banners: [] }],
  ['text content', HtmlContentBody, { htmlContent: [] }],
  ['lists', ListsBody, { lists: [] }],
  ['items of all lists', AllListItemsBody, { listItems: { items: [] } }],
  ['list cards', ListCardsBody, { listsData: { lists: [] } }],
  ['suggested products', ListSuggestionsBody, { items: [] }],
  ['recommended products', RecommendedTilesBody, { data: [] }],
  ['recent products', RecentItemsBody, { itemDetails: [] }],
  ['saved items', SavedItemsBody, { sflItems: [] }],
  ['pickup stores', PickupStoresBody, { pickInStoreDetails: [] }],
])('an answer without %s has none, as many shops leave empty lists out [DEC-Q600]', (_, schema, read) => {
  expect(v.parse(schema, {})).toEqual(read);
});
