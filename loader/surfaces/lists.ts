import * as createListDrawer from '../../src/widgets/lists/CreateListDrawer/index';
import * as listDetails from '../../src/widgets/lists/ListDetails/index';
import * as listsDrawer from '../../src/widgets/lists/ListsDrawer/index';
import * as listsPage from '../../src/widgets/lists/ListsPage/index';
import { type Surface, widget } from '../entry';

/** Shopping lists. */
export const widgets: Surface = {
  'create-list-drawer': widget(
    createListDrawer.CreateListDrawer,
    createListDrawer.attributes,
    createListDrawer.callbacks,
  ),
  'list-details': widget(listDetails.ListDetails, listDetails.attributes, listDetails.callbacks),
  'lists-drawer': widget(listsDrawer.ListsDrawer, listsDrawer.attributes, listsDrawer.callbacks),
  'lists-page': widget(listsPage.ListsPage, listsPage.attributes, listsPage.callbacks),
};
