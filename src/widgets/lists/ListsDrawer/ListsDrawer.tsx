import { useEffect } from 'react';
import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listMessages';
import { listsParams } from '../../../core/lists/rules/listsForm';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { useListAdding } from '../../../hooks/lists/useListAdding';
import { useListGate } from '../../../hooks/lists/useListGate';
import { useListCards, useLists } from '../../../hooks/lists/useLists';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { type Layer, useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd, useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button } from '../../../ui/controls/Button';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { DrawerLists, type DrawerStage } from './DrawerLists';
import { messages } from './messages';

export type ListsDrawerProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** `view` shows the lists, `add` adds `skus` to one of them. The default is `view`. */
    mode?: 'view' | 'add';
    /** The products that are added, in mode `add`. */
    skus?: readonly string[];
    /** Shows only the first five lists, with a link to all of them [LIST-038]. */
    showCount?: boolean;
    /** The URL of the page with all lists. */
    viewAllUrl?: string;
    /** The page that creates a list. Without it, a drawer is used. */
    createUrl?: string;
  };

/**
 * The lists of the customer: all, starred and recommended ones, with links to all lists and to a new one [LIST-003]. If
 * there are no lists, or if they fail to load, it offers to create one instead [LIST-004, LIST-005].
 */
export function ListsDrawer(props: ListsDrawerProps) {
  const translate = useMessages('lists-drawer', messages);
  const layer = useLayer(['LISTS'], props);
  const { request, complete } = layer;
  const skus = request?.skus ?? props.skus ?? [];
  const isAdding = request ? skus.length > 0 : props.mode === 'add';
  const items = isAdding ? skus.map((sku) => ({ sku, quantity: 1 })) : [];
  const listAdding = useListAdding(items);
  const { newList, added, isPending } = listAdding;
  const isIn = useListGate(layer);
  const { stage, lists, create, showMade } = useDrawerStage(layer, isIn, items);
  const isCreating = stage === 'create';
  const isOpen = isIn && stage !== 'closed';
  useDrawerEvents('lists-drawer', isOpen);
  usePageShown(LIST_PAGE_NAMES.all, isOpen && stage === 'lists');
  useOpeningEnd(layer, listAdding.reset);

  const save = () =>
    listAdding.create(() => {
      if (items.length > 0) complete();
      void showMade();
    });

  return (
    <Widget block="lists-drawer" props={props}>
      {props.label !== undefined && (
        <Button kind="plain" opensDialog onClick={layer.open}>
          {props.label}
        </Button>
      )}
      <FormOverlay
        isOpen={isOpen}
        surface="drawer"
        name="lists-drawer"
        title={translate(isCreating ? 'newTitle' : isAdding ? 'titleAdd' : 'title')}
        translate={(key) => translate(key === 'save' && !isCreating ? 'add' : key)}
        isSaving={stage === 'loading' || isPending}
        failure={isCreating ? undefined : listAdding.failure}
        canSave={isCreating || (stage === 'lists' && isAdding && !added)}
        onSave={() => (isCreating ? save() : listAdding.add(complete))}
        onClose={() => layer.close()}
      >
        {isCreating ? (
          <NewListFields {...newList} translate={translate} />
        ) : (
          <DrawerLists
            {...props}
            stage={stage}
            lists={lists}
            listAdding={isAdding ? listAdding : undefined}
            onCreate={() => {
              newList.reset();
              void create();
            }}
            translate={translate}
          />
        )}
      </FormOverlay>
    </Widget>
  );
}

/**
 * What the drawer shows: the lists, or the form for a new one, with these items, if there are none or they fail to load.
 * If the session has expired, the customer is redirected to sign in, and the drawer closes instead [LIST-004, LIST-005,
 * LIST-035, DEC-143]. `isIn`: the layer is open, and the customer is signed in.
 */
function useDrawerStage(layer: Layer, isIn: boolean, items: { sku: string; quantity: number }[]) {
  const { opening, close } = layer;
  const lists = useLists(listsParams(), { enabled: false, canUseCache: true });
  const hasCards = useListCards();
  const requestOverlay = useRequestOverlay();
  const [stage, setStage] = useOpeningState<DrawerStage>(layer, 'loading');

  async function readLists() {
    const { error } = await lists.refetch();
    if (error) throw error;
  }

  async function create() {
    setStage('closed');
    const outcome = await requestOverlay({ overlay: 'CREATE_LIST', ...(items.length > 0 && { items }) });
    if (outcome === 'unavailable') setStage('create');
    else close(outcome);
  }

  const showOrCreate = useStableCallback(async (isWanted: () => boolean) => {
    try {
      const isFilled = await hasCards();
      if (isFilled && isWanted()) await readLists();
      if (!isWanted()) return;
      if (isFilled) setStage('lists');
      else void create();
    } catch (error) {
      if (!isWanted()) return;
      if ((error as CommerceError).status === 401) close();
      else void create();
    }
  });

  useEffect(() => {
    if (!isIn || !opening) return;
    let isWanted = true;
    void showOrCreate(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [isIn, opening, showOrCreate]);

  /** After a list was created: the request is done, even if the lists then fail to load. */
  const showMade = () =>
    readLists().then(
      () => setStage('lists'),
      () => close('done'),
    );

  return { stage, lists, create, showMade };
}
