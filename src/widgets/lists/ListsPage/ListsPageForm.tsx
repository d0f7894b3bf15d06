import { levelLabel, sortLabel } from '../../../core/lists/rules/listMessages';
import {
  ALL_LISTS,
  FAVORITE_LISTS,
  LIST_SORT_OPTIONS,
  type ListSort,
  type ListsForm,
} from '../../../core/lists/rules/listsForm';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { ListsPageMessageKey } from './messages';

type Props = {
  form: ListsForm;
  /** The access levels that the shop allows as filters, including unknown ones. */
  levels: readonly string[];
  onChange: (to: Partial<ListsForm>) => void;
  translate: Translate<ListsPageMessageKey>;
};

/** Search, sort order and type filter, and the button for a new list [LIST-001, LIST-044, LIST-046]. */
export function ListsPageForm({ form, levels, onChange, translate }: Props) {
  const { settings } = useStorefront();
  const own = settings.messages['lists'];
  const sorts = LIST_SORT_OPTIONS.map((sort) => ({ value: sort as ListSort, label: sortLabel(sort, own) }));
  const types = [ALL_LISTS, FAVORITE_LISTS, ...levels];
  return (
    <search className="quire-lists-page__filters">
      <Field label={translate('search')} value={form.SearchText} onType={(SearchText) => onChange({ SearchText })} />
      <SelectField
        label={translate('sort')}
        name="SortOrder"
        value={form.SortOrder}
        options={form.SortOrder === 'default' ? [{ value: 'default', label: translate('sortFirst') }, ...sorts] : sorts}
        onChoose={(sort) => onChange({ SortOrder: sort as ListSort })}
      />
      <SelectField
        label={translate('filter')}
        name="SelectedListsType"
        value={form.SelectedListsType}
        options={[...new Set([...types, form.SelectedListsType])].map((level) => ({
          value: level,
          label: levelLabel(level, own),
        }))}
        onChoose={(SelectedListsType) => onChange({ SelectedListsType })}
      />
      <Button isExpanded={form.showCreate} onClick={() => onChange({ showCreate: !form.showCreate })}>
        {translate('create')}
      </Button>
    </search>
  );
}
