import { useState } from 'react';
import { LIST_MESSAGES, LIST_PAGE_NAMES, levelLabel, sortOptions } from '../../../core/lists/rules/listMessages';
import { listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import {
  ALL_LISTS,
  FAVORITE_LISTS,
  LISTS_PAGE_SIZE,
  type ListSort,
  type ListsForm,
} from '../../../core/lists/rules/listsForm';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useAccountUrls, useSignedIn } from '../../../hooks/account/useSignIn';
import { useNewList } from '../../../hooks/lists/useListAdding';
import { useFavoriteLists, useListRemoval, useListsForm, useRecommendedLists } from '../../../hooks/lists/useLists';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Field } from '../../../ui/controls/Field';
import { Pager } from '../../../ui/controls/Pager';
import { SelectField } from '../../../ui/controls/SelectField';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';
import { FormPanel } from '../../../ui/overlays/FormPanel';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './ListsPage.css';
import { ListsTable } from './ListsTable';
import { messages } from './messages';

export type ListsPageProps = RootProps & {
  /** The number of lists on one page. */
  pageSize?: number;
  /** The initial order: last changed, or by name in either direction. The default is the shop's order. */
  sort?: Exclude<ListSort, 'default'>;
  /** The initial type filter: ALL, FAVORITE or an access level. */
  access?: string;
  /** Called with the new list. */
  onCreate?: (list: ShoppingList) => void;
};

/** The texts of the question before a list is deleted. */
const REMOVAL_MESSAGE_KEYS = {
  title: 'removeYes',
  text: 'removeSure',
  yes: 'removeYes',
  no: 'removeNo',
  close: 'close',
} as const;

/**
 * All lists of the customer: search, sort, filter, star, open and delete them [LIST-001, LIST-044 to LIST-048]. Its
 * title is the `h1` of the page.
 */
export function ListsPage({ pageSize = LISTS_PAGE_SIZE, sort, access = ALL_LISTS, onCreate, ...root }: ListsPageProps) {
  useStyles(styles);
  const translate = useMessages('lists-page', messages);
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const { isSignedIn } = useSignedIn();
  const { login } = useAccountUrls();
  const { form, lists, star, isPastLast, change } = useListsForm(
    { PageSize: pageSize, SelectedListsType: access, ...(sort && { SortOrder: sort }) },
    isSignedIn,
  );
  const newList = useNewList('create');
  const [status, setStatus] = useState<string>();
  const removal = useListRemoval();
  const [candidate, setCandidate] = useState<ShoppingList>();
  const favorites = useFavoriteLists(lists);
  const recommended = useRecommendedLists(isSignedIn);
  usePageShown(LIST_PAGE_NAMES.mine, isSignedIn);

  function closeCreate() {
    newList.reset();
    change({ showCreate: false });
  }

  function save() {
    if (!newList.validate()) return;
    newList.save.mutate([], {
      onSuccess(list) {
        onCreate?.(list);
        setStatus(translate('created', { name: list.name }));
        closeCreate();
      },
    });
  }

  function remove(list: ShoppingList) {
    removal.mutate(list, {
      onSuccess() {
        setStatus(translate('removed', { name: list.name }));
        setCandidate(undefined);
      },
    });
  }

  const { pagination } = lists.metadata;
  const isLoading = lists.phase === 'idle' || lists.phase === 'loading' || isPastLast;
  const hasFailed = lists.phase === 'failed';
  const state = hasFailed ? 'failed' : isLoading || recommended.isLoading ? 'loading' : 'ready';
  const loading = { translate, onRetry: () => void lists.refetch() };
  const isNarrowed = form.SearchText.trim() !== '' || form.SelectedListsType !== ALL_LISTS;

  return (
    <Widget block="lists-page" props={root}>
      <LoadedContent {...loading} state={isSignedIn ? state : 'ready'}>
        <PageTitle>{translate('title')}</PageTitle>
        {!isSignedIn && (
          <p>
            <span>{translate('signIn')}</span> <ButtonLink href={login}>{translate('signInLink')}</ButtonLink>
          </p>
        )}
        {isSignedIn && (
          <>
            <div role="status">{status && <Notice kind="good">{status}</Notice>}</div>
            <div role="alert">{star.isError && <Notice kind="bad">{translateLists('failed')}</Notice>}</div>
            <ListsPageForm form={form} levels={lists.availableAccessLevel} onChange={change} translate={translate} />
            {form.showCreate && (
              <FormPanel
                saveLabel={translate('save')}
                cancelLabel={translate('cancel')}
                isBusy={newList.save.isPending}
                onSave={save}
                onCancel={closeCreate}
              >
                <NewListFields {...newList} translate={translate} />
              </FormPanel>
            )}
            <ListLinks title={translate('favorites')} lists={favorites} />
            <LoadingStatus
              {...loading}
              state={isLoading ? 'loading' : hasFailed ? 'failed' : lists.lists.length === 0 ? 'empty' : 'ready'}
            >
              <p>{translate(isNarrowed ? 'noneFound' : 'none')}</p>
            </LoadingStatus>
            <ListsTable
              lists={lists}
              isStarring={star.isPending}
              onStar={(id, isFavorite) => star.mutate({ id, isFavorite })}
              onRemove={setCandidate}
              translate={translate}
            />
            {lists.maxFavoriteReached && <p className="quire-quiet">{translate('starFull')}</p>}
            <Pager {...pagination} onPage={(page) => change({ ActivePagination: page })} translate={translate} />
            <ListLinks title={translate('recommended')} lists={recommended.lists} />
            {candidate && (
              <ConfirmOverlay
                isOpen
                name="delete-list"
                translate={(key) => translate(REMOVAL_MESSAGE_KEYS[key], { name: candidate.name })}
                busyText={removal.isPending ? '' : undefined}
                error={removal.isError ? translateLists('failed') : undefined}
                onYes={() => remove(candidate)}
                onClose={() => {
                  setCandidate(undefined);
                  removal.reset();
                }}
              />
            )}
          </>
        )}
      </LoadedContent>
    </Widget>
  );
}

type ListsPageFormProps = {
  form: ListsForm;
  /** The access levels that the shop allows as filters, including unknown ones. */
  levels: readonly string[];
  onChange: (to: Partial<ListsForm>) => void;
  translate: Translate<keyof typeof messages>;
};

/** Search, sort order and type filter, and the button for a new list [LIST-001, LIST-044, LIST-046]. */
function ListsPageForm({ form, levels, onChange, translate }: ListsPageFormProps) {
  const { settings } = useStorefront();
  const own = settings.messages['lists'];
  const [first, ...sorts] = sortOptions(translate('sortFirst'), own);
  const types = [ALL_LISTS, FAVORITE_LISTS, ...levels];
  return (
    <search className="quire-lists-page__filters">
      <Field label={translate('search')} value={form.SearchText} onType={(SearchText) => onChange({ SearchText })} />
      <SelectField
        label={translate('sort')}
        name="SortOrder"
        value={form.SortOrder}
        options={form.SortOrder === 'default' && first ? [first, ...sorts] : sorts}
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

/** Links to lists under a heading. Renders nothing if there are none [LIST-047, LIST-048]. */
function ListLinks({ title, lists }: { title: string; lists: readonly ShoppingList[] }) {
  const { settings } = useStorefront();
  if (lists.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="quire-lists-page__heading">{title}</h2>
      <ul className="quire-lists-page__links">
        {lists.map((list) => (
          <li key={list.id}>
            <a href={safeUrl(listUrl(settings.config.lists?.detailsUrl, list.id))}>{list.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
