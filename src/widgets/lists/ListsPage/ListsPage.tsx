'use client';

import { useState } from 'react';
import type { ShoppingList } from '../../../core/lists/rules/lists';
import { ALL_LISTS, LISTS_PAGE_SIZE, type ListSort } from '../../../core/lists/rules/listsForm';
import { LIST_PAGE_NAMES, LIST_WORDS } from '../../../core/lists/rules/listWords';
import { useAccountUrls, useSignedIn } from '../../../hooks/account/useSignIn';
import { useFavoriteLists } from '../../../hooks/lists/useFavoriteLists';
import { useListRemoval } from '../../../hooks/lists/useListRemoval';
import { useListsForm } from '../../../hooks/lists/useListsForm';
import { useNewList } from '../../../hooks/lists/useNewList';
import { useRecommendedLists } from '../../../hooks/lists/useRecommendedLists';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Pager } from '../../../ui/controls/Pager';
import { Notice } from '../../../ui/feedback/Notice';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { ListLinks } from './ListLinks';
import { ListRemovalQuestion } from './ListRemovalQuestion';
import styles from './ListsPage.css';
import { ListsPageForm } from './ListsPageForm';
import { ListsTable } from './ListsTable';
import { messages } from './messages';
import { NewListPanel } from './NewListPanel';

export type ListsPageProps = {
  pageSize?: number;
  sort?: Exclude<ListSort, 'default'>;
  /** The initial type filter: ALL, FAVORITE or an access level. */
  access?: string;
  onCreate?: (list: ShoppingList) => void;
};

/** All lists of the customer: search, sort, filter, star, open and delete them [LIST-001, LIST-044 to LIST-048]. */
export function ListsPage({ pageSize = LISTS_PAGE_SIZE, sort, access = ALL_LISTS, onCreate }: ListsPageProps) {
  useStyles(styles);
  const say = useMessages('lists-page', messages);
  const sayLists = useMessages('lists', LIST_WORDS);
  const { isSignedIn } = useSignedIn();
  const { login } = useAccountUrls();
  const lists = useListsForm(
    { PageSize: pageSize, SelectedListsType: access, ...(sort && { SortOrder: sort }) },
    isSignedIn,
  );
  const { form, state, view, change } = lists;
  const newList = useNewList('create');
  const [news, setNews] = useState<string>();
  const removal = useListRemoval(({ name }) => setNews(say('removed', { name })));
  const favorites = useFavoriteLists(state);
  const recommended = useRecommendedLists(isSignedIn);
  const [isStarLost, setStarLost] = useState(false);
  usePageShown(LIST_PAGE_NAMES.mine, isSignedIn);

  async function save() {
    const list = await newList.save();
    if (!list) return;
    onCreate?.(list);
    setNews(say('created', { name: list.name }));
    newList.reset();
    change({ showCreate: false });
  }

  const { pagination } = state.metadata;
  const isAsking = state.phase === 'unread' || state.phase === 'reading' || lists.isPastLast;
  const isNarrowed = form.SearchText.trim() !== '' || form.SelectedListsType !== ALL_LISTS;

  return (
    <Widget block="lists-page">
      <h2 className="quire-lists-page__title">{say('title')}</h2>
      {!isSignedIn && (
        <p>
          {say('signIn')} <ButtonLink href={login}>{say('signInLink')}</ButtonLink>
        </p>
      )}
      {isSignedIn && (
        <>
          <div role="status">{news && <Notice kind="good">{news}</Notice>}</div>
          <div role="alert">
            {(isStarLost || removal.phase === 'failed') && <Notice kind="bad">{sayLists('failed')}</Notice>}
          </div>
          <ListsPageForm form={form} levels={state.availableAccessLevel} onChange={change} say={say} />
          {form.showCreate && (
            <NewListPanel
              newList={newList}
              onSave={() => void save()}
              onCancel={() => {
                newList.reset();
                change({ showCreate: false });
              }}
              say={say}
            />
          )}
          {removal.asked && (
            <ListRemovalQuestion key={removal.asked.id} removal={removal} name={removal.asked.name} say={say} />
          )}
          <ListLinks title={say('favorites')} lists={favorites} />
          <Wait
            state={
              isAsking ? 'loading' : state.phase === 'failed' ? 'failed' : state.lists.length === 0 ? 'none' : 'here'
            }
            say={say}
            onRetry={() => void view.refresh()}
          >
            <p>{say(isNarrowed ? 'noneFound' : 'none')}</p>
          </Wait>
          <ListsTable
            state={state}
            isStarring={form.favListIdToRemove !== '' || form.newFavListId !== ''}
            onStar={(id, isOn) => void lists.star(id, isOn).then((isDone) => setStarLost(!isDone))}
            onRemove={removal.ask}
            say={say}
          />
          {state.maxFavoriteReached && <p className="quire-lists-page__quiet">{say('starFull')}</p>}
          <Pager
            page={pagination.page}
            pages={pagination.pages}
            label={say('pages')}
            text={say('page', { n: pagination.page, all: pagination.pages })}
            previous={say('previous')}
            next={say('next')}
            onPage={(page) => change({ ActivePagination: page })}
          />
          <ListLinks title={say('recommended')} lists={recommended} />
        </>
      )}
    </Widget>
  );
}
