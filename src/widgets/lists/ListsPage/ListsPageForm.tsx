import {
  ALL_LISTS,
  FAVORITE_LISTS,
  LIST_SORT_OPTIONS,
  type ListSort,
  type ListsForm,
} from '../../../core/lists/rules/listsForm';
import { levelWords, sortWords } from '../../../core/lists/rules/listWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { ListsPageWord } from './messages';

type Props = {
  form: ListsForm;
  /** The access levels that the shop allows as filters, including unknown ones. */
  levels: readonly string[];
  onChange: (to: Partial<ListsForm>) => void;
  say: Say<ListsPageWord>;
};

/** Search, sort order and type filter, and the button for a new list [LIST-001, LIST-044, LIST-046]. */
export function ListsPageForm({ form, levels, onChange, say }: Props) {
  const { settings } = useStorefront();
  const own = settings.messages['lists'];
  const sorts = LIST_SORT_OPTIONS.map((sort) => ({ value: sort as ListSort, label: sortWords(sort, own) }));
  const types = [ALL_LISTS, FAVORITE_LISTS, ...levels];
  return (
    <search className="quire-lists-page__filters">
      <Field label={say('search')} value={form.SearchText} onType={(SearchText) => onChange({ SearchText })} />
      <SelectField
        label={say('sort')}
        name="SortOrder"
        value={form.SortOrder}
        options={form.SortOrder === 'default' ? [{ value: 'default', label: say('sortFirst') }, ...sorts] : sorts}
        onChoose={(sort) => onChange({ SortOrder: sort as ListSort })}
      />
      <SelectField
        label={say('filter')}
        name="SelectedListsType"
        value={form.SelectedListsType}
        options={[...new Set([...types, form.SelectedListsType])].map((level) => ({
          value: level,
          label: levelWords(level, own),
        }))}
        onChoose={(SelectedListsType) => onChange({ SelectedListsType })}
      />
      <Button isExpanded={form.showCreate} onClick={() => onChange({ showCreate: !form.showCreate })}>
        {say('create')}
      </Button>
    </search>
  );
}
