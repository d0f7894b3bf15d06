import * as createListDrawer from '../../src/widgets/lists/CreateListDrawer/attributes';
import { CreateListDrawer } from '../../src/widgets/lists/CreateListDrawer/CreateListDrawer';
import * as listDetails from '../../src/widgets/lists/ListDetails/attributes';
import { ListDetails } from '../../src/widgets/lists/ListDetails/ListDetails';
import * as listsDrawer from '../../src/widgets/lists/ListsDrawer/attributes';
import { ListsDrawer } from '../../src/widgets/lists/ListsDrawer/ListsDrawer';
import * as listsPage from '../../src/widgets/lists/ListsPage/attributes';
import { ListsPage } from '../../src/widgets/lists/ListsPage/ListsPage';
import { type Surface, widget } from '../entry';

/** Shopping lists. */
export const widgets: Surface = {
  'create-list-drawer': widget(CreateListDrawer, createListDrawer),
  'list-details': widget(ListDetails, listDetails, { isWholePage: true }),
  'lists-drawer': widget(ListsDrawer, listsDrawer),
  'lists-page': widget(ListsPage, listsPage, { isWholePage: true }),
};
