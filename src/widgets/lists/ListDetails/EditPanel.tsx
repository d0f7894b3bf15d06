import { useState } from 'react';
import { LIST_MESSAGES, levelLabel } from '../../../core/lists/rules/listMessages';
import { canManageList, LIST_TYPES, listNameOf, type ShoppingList } from '../../../core/lists/rules/lists';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ListDetailsMessageKey } from './messages';

type Props = {
  list: ShoppingList;
  screen: OpenListScreen;
  onClose: () => void;
  translate: Translate<ListDetailsMessageKey>;
};

/**
 * Renames the list and, for its owner, changes its type [LIST-016, LIST-029]. Unchanged fields are not sent, because
 * another member may have changed them meanwhile.
 */
export function EditPanel({ list, screen, onClose, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const { settings } = useStorefront();
  const [before] = useState(list);
  const [name, setName] = useState(before.name);
  const [level, setLevel] = useState(before.accessLevel);
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const types = canManageList(list) ? LIST_TYPES : [];
  const panel = useFocusBack();

  async function save() {
    const wanted = listNameOf(name);
    setFault(wanted === '' ? translateLists('nameRequired') : undefined);
    if (wanted === '' || isSaving) return;
    const isRenamed = wanted !== before.name;
    const isTypeChanged = level !== before.accessLevel;
    if (!isRenamed && !isTypeChanged) return onClose();
    setSaving(true);
    await screen.act(async () => {
      try {
        await screen.open.change({
          ...(isRenamed && { name: wanted, wasName: before.name }),
          ...(isTypeChanged && { accessLevel: level }),
        });
      } catch (error) {
        if ((error as CommerceError).code !== 'LIST_NAME_TAKEN') throw error;
        setFault(translateLists('nameTaken'));
        return undefined;
      }
      onClose();
      return { kind: 'changed' };
    });
    setSaving(false);
  }

  return (
    <div ref={panel} className="quire-list-details__edit">
      <NewListFields
        name={name}
        level={level}
        fault={fault}
        failure={undefined}
        nameLabel={translate('name')}
        typeLabel={translate('type')}
        types={types.map((each) => ({ value: each, label: levelLabel(each, settings.messages['lists']) }))}
        onType={setName}
        onChoose={setLevel}
        onEnter={() => void save()}
      />
      <SaveOrCancel
        saveLabel={translate('save')}
        cancelLabel={translate('cancel')}
        isBusy={isSaving}
        onSave={() => void save()}
        onCancel={onClose}
      />
    </div>
  );
}
