import { useRef, useState } from 'react';
import { canEditList } from '../../core/rules/lists';
import { LISTS_PAGE_SIZE, type ListSort, listsQuery } from '../../core/rules/listsForm';
import { LIST_PAGE_NAMES, levelWords } from '../../core/rules/listWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useFocusKept } from '../../hooks/useFocusKept';
import { useGrowing } from '../../hooks/useGrowing';
import { useListTiles } from '../../hooks/useListTiles';
import { useListToCart } from '../../hooks/useListToCart';
import type { Say } from '../../hooks/useMessages';
import { useOpenList } from '../../hooks/useOpenList';
import { usePageShown } from '../../hooks/usePageShown';
import { Pager } from '../../ui/Pager';
import { useStyles } from '../../ui/StyleRoot';
import { Wait } from '../../ui/Wait';
import { EditPanel } from './EditPanel';
import styles from './ListDetails.css';
import { ListNewsPlace } from './ListNewsPlace';
import { ListRow } from './ListRow';
import { ListTools } from './ListTools';
import { MoveDrawer } from './MoveDrawer';
import type { ListDetailsWord } from './messages';
import { useRowActs } from './useRowActs';

type Props = { id: string; pageSize?: number; say: Say<ListDetailsWord> };

/** The list that is open: its name, its tools, and a page of its items. */
export function ListOfItems({ id, pageSize = LISTS_PAGE_SIZE, say }: Props) {
  useStyles(styles);
  const { locale, settings } = useStorefront();
  const [form, setForm] = useState({ search: '', sort: 'default' as ListSort, page: 1 });
  const [isEditing, setEditing] = useState(false);
  const screen = useOpenList(id, listsQuery({ ...form, size: pageSize }), true);
  const { state, open } = screen;
  const { list, items, metadata } = state;
  const { tiles, ...products } = useListTiles(items.map((item) => item.sku));
  const nameOf = (sku: string) => tiles.get(sku)?.name ?? sku;
  const toCart = useListToCart();
  const rows = useRowActs(screen, toCart);
  const drawn = useGrowing(items.length);
  const inside = useRef<HTMLUListElement>(null);
  useFocusKept(inside, items.length);
  usePageShown(LIST_PAGE_NAMES.details, state.phase === 'ready');

  if (state.phase === 'gone') return <p role="status">{say('gone')}</p>;
  if (!list) {
    const wait = state.phase === 'failed' ? 'failed' : 'loading';
    return <Wait state={wait} say={say} onRetry={() => void open.read()} />;
  }

  const isEditable = canEditList(list);
  const { pagination, totalItems } = metadata ?? { pagination: { page: 1, pages: 1 }, totalItems: items.length };
  return (
    <>
      <h2 className="quire-list-details__title">{list.name}</h2>
      <p className="quire-list-details__about">
        {levelWords(list.accessLevel, settings.messages['lists'])} · {say('count', { n: list.itemCount ?? totalItems })}
      </p>
      {!isEditable && <p>{say('readOnly')}</p>}
      <ListTools
        form={form}
        isAdding={toCart.adding.length > 0}
        isEmpty={totalItems === 0}
        isEditable={isEditable}
        onChange={(to) => setForm({ ...form, page: 1, ...to })}
        onAddAll={() => void open.allItems().then(toCart.add, rows.fail)}
        onEdit={() => setEditing(!isEditing)}
        say={say}
      />
      {isEditing && <EditPanel list={list} screen={screen} onClose={() => setEditing(false)} say={say} />}
      <ListNewsPlace screen={screen} toCart={toCart} nameOf={nameOf} say={say} />
      <Wait
        state={
          state.phase === 'failed' || products.phase === 'failed' ? 'failed' : items.length === 0 ? 'none' : 'here'
        }
        say={say}
        onRetry={() => (state.phase === 'failed' ? void open.read() : products.reload())}
      >
        <p>{say(form.search.trim() ? 'noneFound' : 'empty')}</p>
      </Wait>
      <ul ref={inside} className="quire-list-details__items" tabIndex={-1} aria-label={list.name}>
        {items.slice(0, drawn).map((item) => (
          <ListRow
            key={item.id}
            id={item.id}
            sku={item.sku}
            quantity={item.quantity}
            tile={tiles.get(item.sku)}
            isKnown={products.phase === 'shown'}
            isEditable={isEditable}
            isUnsaved={state.unsaved.includes(item.id) && state.saving === 'failed'}
            isBusy={state.busy.includes(item.id)}
            isAdding={toCart.adding.includes(item.sku)}
            outcome={toCart.outcomes.get(item.sku)}
            acts={rows.acts}
            locale={locale}
          />
        ))}
      </ul>
      <Pager
        page={pagination.page}
        pages={pagination.pages}
        label={say('pages')}
        text={say('page', { n: pagination.page, all: pagination.pages })}
        previous={say('previous')}
        next={say('next')}
        onPage={(page) => setForm({ ...form, page })}
      />
      {rows.moving && (
        <MoveDrawer
          listId={id}
          name={nameOf(rows.moving.sku)}
          onMove={(target) => rows.move(target)}
          onClose={() => rows.acts.move(undefined)}
          say={say}
        />
      )}
    </>
  );
}
