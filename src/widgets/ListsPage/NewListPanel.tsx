import { LIST_TYPES } from '../../core/rules/lists';
import { levelWords } from '../../core/rules/listWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { Say } from '../../hooks/useMessages';
import type { NewList } from '../../hooks/useNewList';
import { NewListFields } from '../../ui/NewListFields';
import { SaveOrCancel } from '../../ui/SaveOrCancel';
import { useFocusBack } from '../../ui/useFocusBack';
import type { ListsPageWord } from './messages';

type Props = { newList: NewList; onSave: () => void; onCancel: () => void; say: Say<ListsPageWord> };

/** A new list, made in the page itself [LIST-016]. */
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
