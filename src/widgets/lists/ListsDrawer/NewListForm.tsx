import { LIST_TYPES } from '../../../core/lists/rules/lists';
import { levelWords } from '../../../core/lists/rules/listWords';
import type { NewList } from '../../../hooks/lists/useNewList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import type { ListsDrawerWord } from './messages';

/** The form for a new list, for pages without a drawer that creates lists [LIST-004, LIST-005]. */
export function NewListForm({
  newList,
  onEnter,
  say,
}: {
  newList: NewList;
  onEnter: () => void;
  say: Say<ListsDrawerWord>;
}) {
  const { settings } = useStorefront();
  return (
    <NewListFields
      {...newList}
      nameLabel={say('name')}
      typeLabel={say('type')}
      types={LIST_TYPES.map((level) => ({ value: level, label: levelWords(level, settings.messages['lists']) }))}
      onType={newList.type}
      onChoose={newList.choose}
      onEnter={onEnter}
    />
  );
}
