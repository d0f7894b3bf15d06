import { LIST_WORDS } from '../../core/rules/listWords';
import { messages as addToList } from '../../widgets/AddToList/messages';
import { messages as createListDrawer } from '../../widgets/CreateListDrawer/messages';
import { messages as listDetails } from '../../widgets/ListDetails/messages';
import { messages as listsDrawer } from '../../widgets/ListsDrawer/messages';
import { messages as listsPage } from '../../widgets/ListsPage/messages';

/** What is said of lists. */
export const lists = {
  lists: LIST_WORDS,
  'lists-page': listsPage,
  'lists-drawer': listsDrawer,
  'list-details': listDetails,
  'add-to-list': addToList,
  'create-list-drawer': createListDrawer,
};
