'use client';

import { useState } from 'react';
import { LIST_TYPES, listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import { LIST_PAGE_NAMES, levelWords } from '../../../core/lists/rules/listWords';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useListGate } from '../../../hooks/lists/useListGate';
import { useNewList } from '../../../hooks/lists/useNewList';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd } from '../../../hooks/platform/useOpeningEnd';
import { useOverlayOpening } from '../../../hooks/platform/useOverlayOpening';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CreateListDrawerProps = {
  /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
  label?: string;
  open?: boolean;
  /** The available list types [LIST-043]. */
  types?: readonly string[];
  /** The initial items of the new list. */
  items?: readonly { sku: string; quantity: number }[];
  /** The page to open after the list was created. */
  redirectTo?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onCreate?: (list: ShoppingList) => void;
};

/** Creates a list [LIST-016, LIST-021, LIST-026, LIST-043]. */
export function CreateListDrawer(props: CreateListDrawerProps) {
  const say = useMessages('create-list-drawer', messages);
  const { settings, host } = useStorefront();
  const opening = useOverlayOpening(['CREATE_LIST'], props.open);
  const { isOpen: isAsked, request, open, close } = opening;
  const newList = useNewList('create');
  const [made, setMade] = useState<ShoppingList>();
  const isOpen = useListGate(isAsked, () => close());
  useDrawerNews('create-list-drawer', isOpen, props);
  usePageShown(LIST_PAGE_NAMES.create, isOpen);

  useOpeningEnd(opening, () => {
    newList.reset();
    setMade(undefined);
  });
  const leave = () => close(made ? 'done' : 'closed');

  async function save() {
    const list = await newList.save(request?.items ?? props.items);
    if (!list) return;
    props.onCreate?.(list);
    setMade(list);
    const goal = safeUrl(props.redirectTo);
    if (goal) host.location.assign(goal);
  }

  const abouts: Record<string, string> = { PERSONAL: say('personalAbout'), SHARED: say('sharedAbout') };
  const types = (props.types ?? LIST_TYPES).map((level) => ({
    value: level,
    label: levelWords(level, settings.messages['lists']),
    ...(abouts[level] && { about: abouts[level] }),
  }));

  return (
    <Widget block="create-list-drawer">
      {props.label !== undefined && (
        <Button kind="secondary" opensDialog onClick={open}>
          {props.label}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={leave}
        name="create-list-drawer"
        title={say('title')}
        closeLabel={say('close')}
        isBusy={newList.isSaving}
        footer={
          made ? (
            <Button onClick={leave}>{say('done')}</Button>
          ) : (
            <SaveOrCancel
              saveLabel={say('save')}
              cancelLabel={say('cancel')}
              isBusy={newList.isSaving}
              onSave={() => void save()}
              onCancel={leave}
            />
          )
        }
      >
        <div role="status">{made && <Notice kind="good">{say('created', { name: made.name })}</Notice>}</div>
        {made && settings.given.lists?.detailsUrl && (
          <p>
            <ButtonLink href={listUrl(settings.given.lists?.detailsUrl, made.id)}>{say('open')}</ButtonLink>
          </p>
        )}
        {!made && (
          <NewListFields
            {...newList}
            nameLabel={say('name')}
            typeLabel={say('type')}
            types={types}
            onType={newList.type}
            onChoose={newList.choose}
            onEnter={() => void save()}
          />
        )}
      </Drawer>
    </Widget>
  );
}
