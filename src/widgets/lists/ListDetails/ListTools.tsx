import { useState } from 'react';
import type { ListAddition } from '../../../core/lists/rules/listAddition';
import { LIST_MESSAGES, nameFaultKey, sortOptions } from '../../../core/lists/rules/listMessages';
import { canEditList, canManageList, listNameOf, type ShoppingList } from '../../../core/lists/rules/lists';
import type { ListSort } from '../../../core/lists/rules/listsForm';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { formatMoney } from '../../../core/platform/rules/priceText';
import type { List } from '../../../hooks/lists/useList';
import { useListTypes } from '../../../hooks/lists/useListAdding';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import { FormPanel } from '../../../ui/overlays/FormPanel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import type { messages } from './messages';

type ListToolsProps = {
  form: { search: string; sort: ListSort };
  /** There is something to search and to sort. */
  hasItems: boolean;
  list: ShoppingList;
  edit: List['edit'];
  onChange: (to: { search?: string; sort?: ListSort }) => void;
  translate: Translate<keyof typeof messages>;
};

/** The actions for the list as a whole. */
export function ListTools({ form, hasItems, list, edit, onChange, translate }: ListToolsProps) {
  const { settings } = useStorefront();
  const [isEditing, setEditing] = useState(false);
  const types = useListTypes();
  const canShare = canManageList(list) && types.length > 1;
  return (
    <>
      <div className="quire-list-details__tools">
        {hasItems && (
          <>
            <Field label={translate('search')} value={form.search} onType={(search) => onChange({ search })} />
            <SelectField
              label={translate('sort')}
              value={form.sort}
              options={sortOptions(translate('sortFirst'), settings.messages['lists'])}
              onChoose={(sort) => onChange({ sort: sort as ListSort })}
            />
          </>
        )}
        {canEditList(list) && (
          <Button kind="secondary" onClick={() => setEditing(!isEditing)}>
            {translate(canShare ? 'edit' : 'rename')}
          </Button>
        )}
        <div className="quire-list-details__print">
          <Button kind="secondary" onClick={() => window.print()}>
            {translate('print')}
          </Button>
        </div>
        {settings.config.lists?.viewAllUrl && (
          <ButtonLink href={settings.config.lists?.viewAllUrl}>{translate('all')}</ButtonLink>
        )}
      </div>
      {isEditing && (
        <EditPanel
          list={list}
          types={canShare ? types : []}
          edit={edit}
          onClose={() => setEditing(false)}
          translate={translate}
        />
      )}
    </>
  );
}

type EditPanelProps = Pick<ListToolsProps, 'list' | 'edit' | 'translate'> & {
  /** The types to choose from; none if this customer cannot change the type. */
  types: readonly { value: string; label: string }[];
  onClose: () => void;
};

/**
 * Renames the list and, for its owner, changes its type [LIST-016, LIST-029]. Unchanged fields are not sent, because
 * another member may have changed them meanwhile.
 */
function EditPanel({ list, types, edit, onClose, translate }: EditPanelProps) {
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

type AddBarProps = {
  /** What the button adds; undefined if it also adds items of pages that are not displayed. */
  addition: ListAddition | undefined;
  isEmpty: boolean;
  isAdding: boolean;
  isAllChosen: boolean;
  onChooseAll: (isOn: boolean) => void;
  onAdd: () => void;
  translate: Translate<keyof typeof messages>;
};

/** Chooses all items, and adds the chosen ones, or all, to the cart. The button says what it will add [DEC-Q447]. */
export function AddBar({ addition, isEmpty, isAdding, isAllChosen, onChooseAll, onAdd, translate }: AddBarProps) {
  const { locale } = useStorefront();
  const { units = 0, price, unavailable = 0 } = addition ?? {};
  const amount = price && formatMoney(price, locale);
  const caption = !units
    ? translate('addAll')
    : amount
      ? translate('addPriced', { n: units, price: amount })
      : translate('addUnits', { n: units });
  return (
    <div className="quire-list-details__bar">
      <Checkbox label={translate('chooseAll')} isChecked={isAllChosen} onChange={onChooseAll} />
      <div className="quire-list-details__sum">
        {unavailable > 0 && <p className="quire-quiet">{translate('unavailable', { n: unavailable })}</p>}
        {amount && (
          <p>
            {translate('total')} <strong>{amount}</strong>
          </p>
        )}
      </div>
      <Button isBusy={isAdding} isDisabled={isEmpty || addition?.units === 0} onClick={onAdd}>
        {caption}
      </Button>
    </div>
  );
}
