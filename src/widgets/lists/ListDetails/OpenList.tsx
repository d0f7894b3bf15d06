import { useRef, useState } from 'react';
import { listAddition } from '../../../core/lists/rules/listAddition';
import { levelLabel } from '../../../core/lists/rules/listMessages';
import { canEditList, type ShoppingList } from '../../../core/lists/rules/lists';
import type { ListSort } from '../../../core/lists/rules/listsForm';
import type { List } from '../../../hooks/lists/useList';
import { type ListTiles, useListToCart } from '../../../hooks/lists/useListTiles';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { FIRST_ROWS, useBatchedRows } from '../../../hooks/platform/useBatchedRows';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Pager } from '../../../ui/controls/Pager';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { ListRow } from './ListRow';
import { ListStatus } from './ListStatus';
import { AddBar, ListTools } from './ListTools';
import { MoveDrawer } from './MoveDrawer';
import type { messages } from './messages';
import { type AddedItems, useRowActs } from './useRowActs';

/** The search, the sort order and the page of the list. */
export type ListForm = { search: string; sort: ListSort; page: number };

type OpenListProps = {
  list: ShoppingList;
  open: List;
  products: ListTiles;
  form: ListForm;
  setForm: (form: ListForm) => void;
  translate: Translate<keyof typeof messages>;
};

/** A loaded list: its name, its tools, and a page of its items. */
export function OpenList({ list, open, products, form, setForm, translate }: OpenListProps) {
  const { settings, locale } = useStorefront();
  const { items, metadata, edit, unsaved, save, busy } = open;
  const { tiles, toAdd } = products;
  const nameOf = (sku: string) => tiles.get(sku)?.name ?? sku;
  const toCart = useListToCart('list', async (some: AddedItems) => toAdd(some ?? (await open.readAllItems())));
  const { acts, chosen, chosenItems, moving } = useRowActs(open, toCart.mutate);
  const inside = useRef<HTMLElement>(null);
  useRestoreFocus(inside);

  const isEditable = canEditList(list);
  const { pagination, totalItems } = metadata ?? { pagination: { page: 1, pages: 1 }, totalItems: items.length };
  // the products of chosen rows are known
  const isKnown = chosenItems.length > 0 || (products.phase === 'ready' && pagination.pages <= 1);
  const addition = isKnown ? listAddition(chosenItems.length > 0 ? chosenItems : items, tiles) : undefined;
  const choosable = listAddition(items, tiles).items.map((item) => item.id);
  // other pages have items: a page that has lost its last item shows as loading until it is replaced
  const none = Math.max(form.page, pagination.page, pagination.pages) > 1 ? 'loading' : 'empty';
  // once displayed, the tools stay: the customer may type in the search field, which may have found nothing
  const isFilled = items.length > 0 || none === 'loading';
  const [hasItems, setHasItems] = useState(isFilled);
  if (isFilled && !hasItems) setHasItems(true);

  const adding = toCart.isPending ? (toCart.variables ?? items) : [];
  const outcomes = [...(toCart.data?.values() ?? [])];
  // the status above the rows says that all have arrived
  const isAllAdded = outcomes.length > 1 && outcomes.every(({ isGood, texts }) => isGood && texts.length === 0);
  // product requests are batched: only the first rows without a product are rendered, as skeletons
  const awaited = products.phase === 'loading' ? items.findIndex(({ sku }) => !tiles.has(sku)) : -1;
  const room = awaited < 0 ? items.length : Math.min(items.length, awaited + FIRST_ROWS);
  const renderedCount = useBatchedRows(room, () => save.isPending);
  return (
    <>
      <PageTitle>{list.name}</PageTitle>
      <p className="quire-quiet quire-list-details__about">
        {`${levelLabel(list.accessLevel, settings.messages['lists'])} · ${translate('count', { n: list.itemCount ?? totalItems })}`}
      </p>
      {!isEditable && <p>{translate('readOnly')}</p>}
      <ListTools
        form={form}
        hasItems={hasItems || isFilled}
        list={list}
        edit={edit}
        onChange={(to) => setForm({ ...form, page: 1, ...to })}
        translate={translate}
      />
      <section ref={inside} tabIndex={-1} aria-label={list.name}>
        <ListStatus open={open} toCart={toCart} nameOf={nameOf} translate={translate} />
        <LoadingStatus
          state={
            open.phase === 'failed' || products.phase === 'failed' ? 'failed' : items.length === 0 ? none : 'ready'
          }
          translate={translate}
          onRetry={() => (open.phase === 'failed' ? open.refetch() : products.refetch())}
        >
          <p>{translate(form.search.trim() ? 'noneFound' : 'empty')}</p>
        </LoadingStatus>
        {items.length > 0 && (
          <AddBar
            addition={addition}
            isEmpty={totalItems === 0}
            isAdding={toCart.isPending}
            isAllChosen={choosable.length > 0 && choosable.every((itemId) => chosen.has(itemId))}
            onChooseAll={(isOn) => acts.choose(choosable, isOn)}
            onAdd={() => toCart.mutate(addition?.items)}
            translate={translate}
          />
        )}
        <ul>
          {items.slice(0, renderedCount).map(({ id: itemId, sku, quantity }) => (
            <ListRow
              key={itemId}
              id={itemId}
              sku={sku}
              quantity={quantity}
              tile={tiles.get(sku)}
              isKnown={products.phase === 'ready'}
              isEditable={isEditable}
              isUnsaved={unsaved.includes(itemId) && save.isError}
              isBusy={busy.includes(itemId)}
              isAdding={adding.some((item) => item.sku === sku)}
              isChosen={chosen.has(itemId)}
              outcome={isAllAdded ? undefined : toCart.data?.get(sku)}
              acts={acts}
              locale={locale}
            />
          ))}
        </ul>
      </section>
      <Pager {...pagination} onPage={(page) => setForm({ ...form, page })} translate={translate} />
      {moving && (
        <MoveDrawer
          listId={list.id}
          name={nameOf(moving.sku)}
          onMove={(target) => {
            acts.move(undefined);
            acts.choose([moving.id], false);
            edit.mutate({ kind: 'move', item: moving, target });
          }}
          onClose={() => acts.move(undefined)}
          translate={translate}
        />
      )}
    </>
  );
}
