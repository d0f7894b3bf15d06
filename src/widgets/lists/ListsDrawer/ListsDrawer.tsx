'use client';

import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listMessages';
import { NEW_LIST, useListAdding } from '../../../hooks/lists/useListAdding';
import { useListGate } from '../../../hooks/lists/useListGate';
import { useNewList } from '../../../hooks/lists/useNewList';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Button } from '../../../ui/controls/Button';
import { Form } from '../../../ui/controls/Form';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { Drawer } from '../../../ui/overlays/Drawer';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { DrawerLists } from './DrawerLists';
import { messages } from './messages';
import { useDrawerStage } from './useDrawerStage';

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
  const opening = useLayer(['LISTS'], props);
  const { isOpen: isRequested, request, open, complete, close } = opening;
  const skus = request?.skus ?? props.skus ?? [];
  const isAdding = request ? skus.length > 0 : props.mode === 'add';
  const items = isAdding ? skus.map((sku) => ({ sku, quantity: 1 })) : [];
  const listAdding = useListAdding(items);
  const { adding } = listAdding;
  const emptyList = useNewList('create');
  const newList = items.length > 0 ? listAdding.newList : emptyList;
  const isIn = useListGate(isRequested, () => close());
  const { stage, lists, create, showMade } = useDrawerStage(opening, isIn, items);
  const isOpen = isIn && stage !== 'closed';
  useDrawerEvents('lists-drawer', isOpen);
  usePageShown(LIST_PAGE_NAMES.all, isOpen && stage === 'lists');

  useOpeningEnd(opening, () => {
    listAdding.reset();
    emptyList.reset();
  });
  const leave = () => close();

  function save() {
    if (items.length > 0) {
      const onAdded = () => {
        complete();
        void showMade();
      };
      listAdding.add(onAdded, NEW_LIST);
    } else if (newList.validate()) newList.save.mutate([], { onSuccess: () => void showMade() });
  }

  const title = stage === 'create' ? translate('newTitle') : translate(isAdding ? 'titleAdd' : 'title');
  return (
    <Widget block="lists-drawer" props={props}>
      {props.label !== undefined && (
        <Button kind="plain" opensDialog onClick={open}>
          {props.label}
        </Button>
      )}
      <Form onSubmit={() => (stage === 'create' ? save() : listAdding.add(complete))}>
        <Drawer
          isOpen={isOpen}
          onClose={leave}
          name="lists-drawer"
          title={title}
          closeLabel={translate('close')}
          isBusy={stage === 'loading'}
          footer={
            stage === 'create' ? (
              <SaveOrCancel
                saveLabel={translate('save')}
                cancelLabel={translate('cancel')}
                isBusy={newList.save.isPending}
                onCancel={leave}
              />
            ) : (
              stage === 'lists' &&
              isAdding &&
              !adding.data && (
                <Button isBusy={adding.isPending} isSubmit>
                  {translate('add')}
                </Button>
              )
            )
          }
        >
          {stage === 'create' ? (
            <NewListFields {...newList} translate={translate} />
          ) : (
            <DrawerLists
              {...props}
              stage={stage}
              lists={lists}
              listAdding={isAdding ? listAdding : undefined}
              onCreate={() => {
                newList.reset();
                create();
              }}
              translate={translate}
            />
          )}
        </Drawer>
      </Form>
    </Widget>
  );
}
