import type { NewList } from '../../../hooks/lists/useNewList';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Form } from '../../../ui/controls/Form';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ListsPageMessageKey } from './messages';

type Props = { newList: NewList; onSave: () => void; onCancel: () => void; translate: Translate<ListsPageMessageKey> };

/** The inline form for a new list [LIST-016]. */
export function NewListPanel({ newList, onSave, onCancel, translate }: Props) {
  const panel = useFocusBack();
  return (
    <div ref={panel}>
      <Form className="quire-lists-page__new" onSubmit={onSave}>
        <NewListFields {...newList} translate={translate} />
        <SaveOrCancel
          saveLabel={translate('save')}
          cancelLabel={translate('cancel')}
          isBusy={newList.save.isPending}
          onCancel={onCancel}
        />
      </Form>
    </div>
  );
}
