import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listMessages';
import { listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useNewList } from '../../../hooks/lists/useListAdding';
import { useListGate } from '../../../hooks/lists/useListGate';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Button } from '../../../ui/controls/Button';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { NewListFields } from '../../../ui/overlays/NewListFields';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CreateListDrawerProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The available list types. The default is `lists.types` of the configuration [LIST-043]. */
    types?: readonly string[];
    /** The initial items of the new list. */
    items?: readonly { sku: string; quantity: number }[];
    /** The page to open after the list was created. */
    redirectTo?: string;
    /** Called with the new list. */
    onSuccess?: (list: ShoppingList) => void;
  };

/** Creates a list [LIST-016, LIST-021, LIST-026, LIST-043]. */
export function CreateListDrawer(props: CreateListDrawerProps) {
  const translate = useMessages('create-list-drawer', messages);
  const { settings, host } = useStorefront();
  const layer = useLayer(['CREATE_LIST'], props);
  const newList = useNewList('create', props.types);
  const made = newList.save.data;
  const isOpen = useListGate(layer);
  useDrawerEvents('create-list-drawer', isOpen);
  usePageShown(LIST_PAGE_NAMES.create, isOpen);
  useOpeningEnd(layer, newList.reset);

  function save() {
    if (!newList.validate()) return;
    newList.save.mutate(layer.request?.items ?? props.items ?? [], {
      onSuccess(list) {
        layer.complete();
        props.onSuccess?.(list);
        const goal = safeUrl(props.redirectTo);
        if (goal) host.location.assign(goal);
      },
    });
  }

  const abouts: Record<string, string> = { PERSONAL: translate('personalAbout'), SHARED: translate('sharedAbout') };
  const types = newList.types.map((type) => ({ ...type, about: abouts[type.value] }));

  return (
    <Widget block="create-list-drawer" props={props}>
      {props.label !== undefined && (
        <Button kind="secondary" opensDialog onClick={layer.open}>
          {props.label}
        </Button>
      )}
      <FormOverlay
        isOpen={isOpen}
        surface="drawer"
        name="create-list-drawer"
        title={translate('title')}
        translate={translate}
        isSaving={newList.save.isPending}
        done={
          made && {
            text: translate('created', { name: made.name }),
            href: listUrl(settings.config.lists?.detailsUrl, made.id),
            linkText: translate('open'),
            closeText: translate('done'),
          }
        }
        onSave={save}
        onClose={() => layer.close()}
      >
        {!made && <NewListFields {...newList} types={types} translate={translate} />}
      </FormOverlay>
    </Widget>
  );
}
