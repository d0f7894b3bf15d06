import { useLayoutEffect, useRef, useState } from 'react';
import { levelLabel, sortOptions } from '../../../core/lists/rules/listMessages';
import { ACCESS_LEVELS, listsToAddTo } from '../../../core/lists/rules/lists';
import {
  ALL_LISTS,
  LISTS_FORM,
  type ListSort,
  paramsOfAtl,
  SEARCHABLE_LISTS,
} from '../../../core/lists/rules/listsForm';
import { type ListAdding, NEW_LIST } from '../../../hooks/lists/useListAdding';
import { useHoldingLists, useLists } from '../../../hooks/lists/useLists';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { SelectField } from '../../../ui/controls/SelectField';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { Stack } from '../../../ui/rendering/Stack';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './AddToList.css';
import type { messages } from './messages';

export type ListPickerProps = {
  adding: ListAdding;
  skus: readonly string[];
  translate: Translate<keyof typeof messages>;
};

/** Lets the customer choose a list to add to, or a new one [LIST-010, LIST-018, LIST-022, LIST-023]. */
export function ListPicker({ adding, skus, translate }: ListPickerProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const [form, setForm] = useState(LISTS_FORM);
  const found = useLists(paramsOfAtl(form));
  const holding = useHoldingLists(skus);
  const own = settings.messages['lists'];

  const lists = listsToAddTo(found.lists);
  const isFiltered = form.ATLSearchedText.trim() !== '' || form.ATLFilter !== ALL_LISTS;
  const isKnown = found.phase === 'ready';
  const { choose, chosen } = adding;

  // once shown, the search field stays, even if a search finds fewer lists
  const isMany = useRef(false);
  isMany.current ||= found.metadata.totalItems >= SEARCHABLE_LISTS;
  // if there are no lists to choose from, a new list is preselected
  const isNewMeant = isKnown && !isMany.current && !isFiltered && lists.length === 0 && chosen === undefined;
  const isHidden = isKnown && chosen !== undefined && chosen !== NEW_LIST && !lists.some(({ id }) => id === chosen);

  // a layout effect: the choice must be set before the next press
  useLayoutEffect(() => {
    if (isNewMeant) choose(NEW_LIST);
    // a list that is no longer visible is deselected, so that nothing is added to it
    if (isHidden) choose(undefined);
  }, [isNewMeant, isHidden, choose]);

  const allowed = adding.newList.types.filter(
    ({ value }) => found.allowedAccessLevel.length === 0 || found.allowedAccessLevel.includes(value),
  );
  const about = (id: string, count: number | undefined) =>
    [count !== undefined && translate('items', { n: count }), holding.includes(id) && translate('isOn')]
      .filter(Boolean)
      .join(' · ');

  return (
    <>
      {isMany.current && (
        <div className="quire-add-to-list__filters">
          <Field
            label={translate('search')}
            value={form.ATLSearchedText}
            onType={(text) => setForm({ ...form, ATLSearchedText: text })}
            onEnter={() => undefined}
          />
          <SelectField
            label={translate('sort')}
            name="ATLItemsSortOrder"
            value={form.ATLItemsSortOrder}
            options={sortOptions(translate('sortFirst'), own)}
            onChoose={(sort) => setForm({ ...form, ATLItemsSortOrder: sort as ListSort })}
          />
          <SelectField
            label={translate('filter')}
            name="ATLFilter"
            value={form.ATLFilter}
            options={[ALL_LISTS, ...ACCESS_LEVELS].map((level) => ({ value: level, label: levelLabel(level, own) }))}
            onChoose={(level) => setForm({ ...form, ATLFilter: level })}
          />
        </div>
      )}
      <LoadingStatus
        state={isKnown ? 'ready' : found.phase === 'failed' ? 'failed' : 'loading'}
        translate={translate}
        onRetry={() => void found.refetch()}
      />
      <Stack>
        {isKnown && isFiltered && lists.length === 0 && <p role="status">{translate('none')}</p>}
        {isKnown && (
          <Choices
            label={translate('lists')}
            choices={[
              ...lists.map((list) => ({ value: list.id, label: list.name, about: about(list.id, list.itemCount) })),
              { value: NEW_LIST, label: translate('newList') },
            ]}
            value={chosen}
            onChoose={choose}
            {...(adding.fault && { error: adding.fault })}
          />
        )}
        {chosen === NEW_LIST && (
          <NewListFields {...adding.newList} failure={undefined} types={allowed} translate={translate} />
        )}
      </Stack>
    </>
  );
}
