import type { ReactNode } from 'react';
import { levelLabel } from '../../../core/lists/rules/listMessages';
import { listsToAddTo, listUrl, type ShoppingList, shownLists } from '../../../core/lists/rules/lists';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ListAdding } from '../../../hooks/lists/useListAdding';
import { type Lists, useListStar, useRecommendedLists } from '../../../hooks/lists/useLists';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Choices } from '../../../ui/controls/Choices';
import { StarButton } from '../../../ui/controls/StarButton';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './ListsDrawer.css';
import type { messages } from './messages';

/** `closed`: this drawer closes, and another one of the page creates the list. */
export type DrawerStage = 'loading' | 'lists' | 'create' | 'closed';

export type DrawerListsProps = {
  stage: DrawerStage;
  lists: Lists;
  /** The add in progress, if something is to be added to a list. */
  listAdding: ListAdding | undefined;
  showCount?: boolean;
  viewAllUrl?: string;
  createUrl?: string;
  onCreate: () => void;
  translate: Translate<keyof typeof messages>;
};

/** The lists of the customer, and the links to all lists and to a new one [LIST-003, LIST-038, LIST-047, LIST-048]. */
export function DrawerLists(props: DrawerListsProps) {
  useStyles(styles);
  const { stage, lists, listAdding, onCreate, translate } = props;
  const added = listAdding?.added;
  const { settings } = useStorefront();
  const star = useListStar();
  const { lists: recommended } = useRecommendedLists(stage === 'lists');
  const isLoading = stage === 'loading' || lists.phase === 'idle' || lists.phase === 'loading';
  const viewAll = safeUrl(props.viewAllUrl ?? settings.config.lists?.viewAllUrl);
  const createUrl = safeUrl(props.createUrl);
  const favorites = lists.lists.filter(({ id }) => lists.favorites.includes(id));
  const shown = shownLists(lists.lists, props.showCount ?? lists.showCount);

  return (
    <>
      <div role="status">
        {isLoading && (
          <p>
            <Spinner /> <span>{translate('loading')}</span>
          </p>
        )}
        {added && <Notice kind="good">{translate('added', { name: added.name })}</Notice>}
      </div>
      <div role="alert">{star.isError && <Notice kind="bad">{translate('starFailed')}</Notice>}</div>
      <div className="quire-lists-drawer__actions">
        {viewAll && <ButtonLink href={viewAll}>{translate('viewAll')}</ButtonLink>}
        {createUrl ? (
          <ButtonLink href={createUrl}>{translate('create')}</ButtonLink>
        ) : (
          <Button kind="secondary" opensDialog onClick={onCreate}>
            {translate('create')}
          </Button>
        )}
      </div>
      {listAdding && !added && !isLoading && (
        <Choices
          label={translate('all')}
          choices={listsToAddTo(lists.lists).map((list) => ({ value: list.id, label: list.name }))}
          value={listAdding.chosen}
          onChoose={listAdding.choose}
          {...(listAdding.fault && { error: listAdding.fault })}
        />
      )}
      {!listAdding && (
        <>
          <ListGroup title={translate('favorites')} lists={favorites} translate={translate} />
          <ListGroup title={translate('all')} lists={shown} translate={translate}>
            {(list) => {
              const isOn = lists.favorites.includes(list.id);
              return (
                <StarButton
                  label={translate(isOn ? 'unstar' : 'star', { name: list.name })}
                  isOn={isOn}
                  isDisabled={star.isPending || (!isOn && lists.maxFavoriteReached)}
                  onPress={() => star.mutate({ id: list.id, isFavorite: !isOn })}
                />
              );
            }}
          </ListGroup>
          {lists.maxFavoriteReached && <p className="quire-quiet">{translate('starFull')}</p>}
          <ListGroup title={translate('recommended')} lists={recommended} translate={translate} />
        </>
      )}
    </>
  );
}

type ListGroupProps = {
  title: string;
  lists: readonly ShoppingList[];
  translate: Translate<keyof typeof messages>;
  children?: (list: ShoppingList) => ReactNode;
};

/** A group of lists with a heading. Renders nothing if the group is empty. */
function ListGroup({ title, lists, translate, children }: ListGroupProps) {
  const { settings } = useStorefront();
  if (lists.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="quire-lists-drawer__heading">{title}</h3>
      <ul>
        {lists.map((list) => (
          <li key={list.id} className="quire-lists-drawer__list">
            <div>
              <a href={safeUrl(listUrl(settings.config.lists?.detailsUrl, list.id))}>{list.name}</a>
              <p className="quire-quiet">
                <span>{levelLabel(list.accessLevel, settings.messages['lists'])}</span>
                {list.itemCount !== undefined && <span>{` · ${translate('items', { n: list.itemCount })}`}</span>}
              </p>
            </div>
            {children?.(list)}
          </li>
        ))}
      </ul>
    </section>
  );
}
