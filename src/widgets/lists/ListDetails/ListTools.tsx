import type { ListAddition } from '../../../core/lists/rules/listAddition';
import { sortLabel } from '../../../core/lists/rules/listMessages';
import { LIST_SORT_OPTIONS, type ListSort } from '../../../core/lists/rules/listsForm';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import type { messages } from './messages';

type ListToolsProps = {
  form: { search: string; sort: ListSort };
  /** There is something to search and to sort. */
  hasItems: boolean;
  isEditable: boolean;
  canShare: boolean;
  onChange: (to: { search?: string; sort?: ListSort }) => void;
  onEdit: () => void;
  translate: Translate<keyof typeof messages>;
};

/** The actions for the list as a whole. */
export function ListTools({ form, hasItems, isEditable, canShare, onChange, onEdit, translate }: ListToolsProps) {
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
