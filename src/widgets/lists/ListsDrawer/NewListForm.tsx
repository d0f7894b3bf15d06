import { levelLabel } from '../../../core/lists/rules/listMessages';
import { LIST_TYPES } from '../../../core/lists/rules/lists';
import type { NewList } from '../../../hooks/lists/useNewList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import type { ListsDrawerMessageKey } from './messages';

/** The name and type of a new list, inside this drawer, on pages without CreateListDrawer [LIST-004, LIST-005]. */
export function NewListForm({ newList, translate }: { newList: NewList; translate: Translate<ListsDrawerMessageKey> }) {
  const { settings } = useStorefront();
  return (
    <NewListFields
      {...newList}
      nameLabel={translate('name')}
      typeLabel={translate('type')}
      types={LIST_TYPES.map((level) => ({ value: level, label: levelLabel(level, settings.messages['lists']) }))}
      onType={newList.type}
      onChoose={newList.choose}
    />
  );
}
