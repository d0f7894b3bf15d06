import { useListTypes } from '../../../hooks/lists/useListTypes';
import type { NewList } from '../../../hooks/lists/useNewList';
import type { Translate } from '../../../hooks/platform/useMessages';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import type { ListsDrawerMessageKey } from './messages';

/** The name and type of a new list, inside this drawer, on pages without CreateListDrawer [LIST-004, LIST-005]. */
export function NewListForm({ newList, translate }: { newList: NewList; translate: Translate<ListsDrawerMessageKey> }) {
  return (
    <NewListFields
      {...newList}
      nameLabel={translate('name')}
      typeLabel={translate('type')}
      types={useListTypes()}
      onType={newList.type}
      onChoose={newList.choose}
    />
  );
}
