import { useState } from 'react';
import { LIST_MESSAGES, nameFaultKey } from '../../../core/lists/rules/listMessages';
import { listNameOf, type ShoppingList } from '../../../core/lists/rules/lists';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import type { List } from '../../../hooks/lists/useList';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { FormPanel } from '../../../ui/overlays/FormPanel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import type { messages } from './messages';

type Props = {
  list: ShoppingList;
  /** The types to choose from; none if this customer cannot change the type. */
  types: readonly { value: string; label: string }[];
  edit: List['edit'];
  onClose: () => void;
  translate: Translate<keyof typeof messages>;
};

/**
 * Renames the list and, for its owner, changes its type [LIST-016, LIST-029]. Unchanged fields are not sent, because
 * another member may have changed them meanwhile.
 */
export function EditPanel({ list, types, edit, onClose, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const [before] = useState(list);
  const [name, setName] = useState(before.name);
  const [level, setLevel] = useState(before.accessLevel);
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  function save() {
    const wanted = listNameOf(name);
    setFault(wanted === '' ? translateLists('nameRequired') : undefined);
    if (wanted === '' || isSaving) return;
    const isRenamed = wanted !== before.name;
    const isTypeChanged = level !== before.accessLevel;
    if (!isRenamed && !isTypeChanged) return onClose();
    const change = {
      ...(isRenamed && { name: wanted, wasName: before.name }),
      ...(isTypeChanged && { accessLevel: level }),
    };
    setSaving(true);
    // callbacks of `mutate` are lost when another edit of the list begins
    edit.mutateAsync({ kind: 'change', change }).then(onClose, ({ code }: CommerceError) => {
      setSaving(false);
      const nameFault = nameFaultKey(code);
      if (nameFault) setFault(translateLists(nameFault));
    });
  }

  return (
    <FormPanel
      saveLabel={translate('save')}
      cancelLabel={translate('cancel')}
      isBusy={isSaving}
      onSave={save}
      onCancel={onClose}
    >
      <NewListFields {...{ name, level, fault, types, translate }} onType={setName} onChoose={setLevel} />
    </FormPanel>
  );
}
