import { LIST_TYPES } from '../../../core/lists/rules/lists';
import { levelWords } from '../../../core/lists/rules/listWords';
import type { NewList } from '../../../hooks/lists/useNewList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ListsPageWord } from './messages';

type Props = { newList: NewList; onSave: () => void; onCancel: () => void; say: Say<ListsPageWord> };

/** The inline form for a new list [LIST-016]. */
export function NewListPanel({ newList, onSave, onCancel, say }: Props) {
  const { settings } = useStorefront();
  const panel = useFocusBack();
  return (
    <div ref={panel} className="quire-lists-page__new">
      <NewListFields
        {...newList}
        nameLabel={say('name')}
        typeLabel={say('type')}
        types={LIST_TYPES.map((level) => ({ value: level, label: levelWords(level, settings.messages['lists']) }))}
        onType={newList.type}
        onChoose={newList.choose}
        onEnter={onSave}
      />
      <SaveOrCancel
        saveLabel={say('save')}
        cancelLabel={say('cancel')}
        isBusy={newList.isSaving}
        onSave={onSave}
        onCancel={onCancel}
      />
    </div>
  );
}
