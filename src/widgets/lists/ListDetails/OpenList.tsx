import { useRef, useState } from 'react';
import { levelLabel } from '../../../core/lists/rules/listMessages';
import { canEditList, type ShoppingList } from '../../../core/lists/rules/lists';
import type { ListSort } from '../../../core/lists/rules/listsForm';
import { useListTiles } from '../../../hooks/lists/useListTiles';
import { useListToCart } from '../../../hooks/lists/useListToCart';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Pager } from '../../../ui/controls/Pager';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { EditPanel } from './EditPanel';
import { ListRows } from './ListRows';
import { ListStatus } from './ListStatus';
import { ListTools } from './ListTools';
import { MoveDrawer } from './MoveDrawer';
import type { ListDetailsMessageKey } from './messages';
import { useRowActs } from './useRowActs';

/** The search, the sort order and the page of the list. */
export type ListForm = { search: string; sort: ListSort; page: number };

type OpenListProps = {
  id: string;
  list: ShoppingList;
  screen: OpenListScreen;
  form: ListForm;
  setForm: (form: ListForm) => void;
  translate: Translate<ListDetailsMessageKey>;
};

/** A loaded list: its name, its tools, and a page of its items. */
export function OpenList({ id, list, screen, form, setForm, translate }: OpenListProps) {
  const { settings } = useStorefront();
  const [isEditing, setEditing] = useState(false);
  const { state, open } = screen;
  const { items, metadata } = state;
  const { tiles, toAdd, ...products } = useListTiles(items.map((item) => item.sku));
  const nameOf = (sku: string) => tiles.get(sku)?.name ?? sku;
  const toCart = useListToCart();
  const rows = useRowActs(screen, (items) => void toAdd(items).then(toCart.add, rows.fail));
  const inside = useRef<HTMLElement>(null);
  useRestoreFocus(inside);

  const isEditable = canEditList(list);
  const { pagination, totalItems } = metadata ?? { pagination: { page: 1, pages: 1 }, totalItems: items.length };
  // other pages have items: a page that has lost its last item shows as loading until it is replaced
  const none = Math.max(form.page, pagination.page, pagination.pages) > 1 ? 'loading' : 'empty';
  return (
    <>
      <h2 className="quire-list-details__title">{list.name}</h2>
      <p className="quire-list-details__about">
        {`${levelLabel(list.accessLevel, settings.messages['lists'])} · ${translate('count', { n: list.itemCount ?? totalItems })}`}
      </p>
      {!isEditable && <p>{translate('readOnly')}</p>}
      <ListTools
        form={form}
        isAdding={toCart.adding.length > 0}
        isEmpty={totalItems === 0}
        isEditable={isEditable}
        onChange={(to) => setForm({ ...form, page: 1, ...to })}
        onAddAll={() => void open.allItems().then(toAdd).then(toCart.add, rows.fail)}
        onEdit={() => setEditing(!isEditing)}
        translate={translate}
      />
      {isEditing && <EditPanel list={list} screen={screen} onClose={() => setEditing(false)} translate={translate} />}
      <section ref={inside} tabIndex={-1} aria-label={list.name}>
        <ListStatus screen={screen} toCart={toCart} nameOf={nameOf} translate={translate} />
        <LoadingStatus
          state={
            state.phase === 'failed' || products.phase === 'failed' ? 'failed' : items.length === 0 ? none : 'ready'
          }
          translate={translate}
          onRetry={() => (state.phase === 'failed' ? void open.read() : products.reload())}
        >
          <p>{translate(form.search.trim() ? 'noneFound' : 'empty')}</p>
        </LoadingStatus>
        <ul className={`quire-list-details__items${isEditable ? '' : ' quire-list-details__items--read-only'}`}>
          <ListRows
            state={state}
            tiles={tiles}
            phase={products.phase}
            isEditable={isEditable}
            toCart={toCart}
            acts={rows.acts}
          />
        </ul>
      </section>
      <Pager
        page={pagination.page}
        pages={pagination.pages}
        label={translate('pages')}
        text={translate('page', { n: pagination.page, all: pagination.pages })}
        previous={translate('previous')}
        next={translate('next')}
        onPage={(page) => setForm({ ...form, page })}
      />
      {rows.moving && (
        <MoveDrawer
          listId={id}
          name={nameOf(rows.moving.sku)}
          onMove={(target) => rows.move(target)}
          onClose={() => rows.acts.move(undefined)}
          translate={translate}
        />
      )}
    </>
  );
}
