import { LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import { messages as addToList } from '../../widgets/lists/AddToList/messages';
import { messages as createListDrawer } from '../../widgets/lists/CreateListDrawer/messages';
import { messages as listDetails } from '../../widgets/lists/ListDetails/messages';
import { messages as listsDrawer } from '../../widgets/lists/ListsDrawer/messages';
import { messages as listsPage } from '../../widgets/lists/ListsPage/messages';

/** Messages of the list widgets. */
export const lists = {
  lists: LIST_MESSAGES,
  'lists-page': listsPage,
  'lists-drawer': listsDrawer,
  'list-details': listDetails,
  'add-to-list': addToList,
  'create-list-drawer': createListDrawer,
};
