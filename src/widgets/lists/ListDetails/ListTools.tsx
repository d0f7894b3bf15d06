import { sortLabel } from '../../../core/lists/rules/listMessages';
import { LIST_SORT_OPTIONS, type ListSort } from '../../../core/lists/rules/listsForm';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { ListDetailsMessageKey } from './messages';

type Props = {
  form: { search: string; sort: ListSort };
  /** There is something to search and to sort. */
  hasItems: boolean;
  isEditable: boolean;
  canShare: boolean;
  onChange: (to: { search?: string; sort?: ListSort }) => void;
  onEdit: () => void;
  translate: Translate<ListDetailsMessageKey>;
};

/** The actions for the list as a whole. */
export function ListTools({ form, hasItems, isEditable, canShare, onChange, onEdit, translate }: Props) {
  const { settings } = useStorefront();
  const own = settings.messages['lists'];
  return (
    <div className="quire-list-details__tools">
      {hasItems && (
        <>
          <Field label={translate('search')} value={form.search} onType={(search) => onChange({ search })} />
          <SelectField
            label={translate('sort')}
            value={form.sort}
            options={[
              { value: 'default', label: translate('sortFirst') },
              ...LIST_SORT_OPTIONS.map((sort) => ({ value: sort, label: sortLabel(sort, own) })),
            ]}
            onChoose={(sort) => onChange({ sort: sort as ListSort })}
          />
        </>
      )}
      {isEditable && (
        <Button kind="secondary" onClick={onEdit}>
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
  );
}
