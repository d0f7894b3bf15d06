import { LIST_SORT_OPTIONS, type ListSort } from '../../../core/lists/rules/listsForm';
import { sortWords } from '../../../core/lists/rules/listWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { ListDetailsWord } from './messages';

type Props = {
  form: { search: string; sort: ListSort };
  isAdding: boolean;
  isEmpty: boolean;
  isEditable: boolean;
  onChange: (to: { search?: string; sort?: ListSort }) => void;
  onAddAll: () => void;
  onEdit: () => void;
  say: Say<ListDetailsWord>;
};

/** The actions for the list as a whole. */
export function ListTools({ form, isAdding, isEmpty, isEditable, onChange, onAddAll, onEdit, say }: Props) {
  const { settings } = useStorefront();
  const own = settings.messages['lists'];
  return (
    <div className="quire-list-details__tools">
      <Field label={say('search')} value={form.search} onType={(search) => onChange({ search })} />
      <SelectField
        label={say('sort')}
        value={form.sort}
        options={[
          { value: 'default', label: say('sortFirst') },
          ...LIST_SORT_OPTIONS.map((sort) => ({ value: sort, label: sortWords(sort, own) })),
        ]}
        onChoose={(sort) => onChange({ sort: sort as ListSort })}
      />
      <Button isBusy={isAdding} isDisabled={isEmpty} onClick={onAddAll}>
        {say('addAll')}
      </Button>
      {isEditable && (
        <Button kind="secondary" onClick={onEdit}>
          {say('edit')}
        </Button>
      )}
      <Button kind="secondary" onClick={() => window.print()}>
        {say('print')}
      </Button>
      {settings.given.lists?.viewAllUrl && (
        <ButtonLink href={settings.given.lists?.viewAllUrl}>{say('all')}</ButtonLink>
      )}
    </div>
  );
}
