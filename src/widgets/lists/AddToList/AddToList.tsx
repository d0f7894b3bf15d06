import { listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import { useListAdding } from '../../../hooks/lists/useListAdding';
import { useListGate } from '../../../hooks/lists/useListGate';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Form } from '../../../ui/controls/Form';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { ListPicker } from './ListPicker';
import { messages } from './messages';

export type AddToListProps = RootProps &
  OpenProps & {
    /** The product that the widget's own button adds. Without a SKU, the widget waits for requests from the page. */
    sku?: string;
    /** Number of units. */
    quantity?: number;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** Several products. Only available in npm use. */
    items?: readonly { sku: string; quantity: number }[];
    /** Called with the list that the product was added to. */
    onSuccess?: (list: ShoppingList) => void;
  };

/** Adds products from anywhere on the page, or the whole cart, to an existing or a new list [SCR-010]. */
export function AddToList(props: AddToListProps) {
  const { sku, quantity = 1, productName: name } = props;
  const translate = useMessages('add-to-list', messages);
  const { settings } = useStorefront();
  const opening = useLayer(['ATL'], props);
  const { isOpen: isRequested, request, open, complete, close } = opening;
  const items = request?.items ?? props.items ?? (sku ? [{ sku, quantity }] : []);
  const listAdding = useListAdding(items);
  const { added, isPending } = listAdding;
  const isOpen = useListGate(isRequested, () => close());
  useDrawerEvents('ATL', isOpen);

  useOpeningEnd(opening, listAdding.reset);
  const leave = () => close();

  const add = () =>
    listAdding.add((list) => {
      complete();
      props.onSuccess?.(list);
    });

  return (
    <Widget block="add-to-list" props={props}>
      {(sku !== undefined || props.items) && (
        <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
          {props.label ?? translate('open')}
        </Button>
      )}
      <Form onSubmit={add}>
        <Drawer
          isOpen={isOpen}
          onClose={leave}
          surface="overlay"
          name="add-to-list"
          overlayType="ATL"
          title={items.length > 1 ? translate('titleMany', { n: items.length }) : translate('title')}
          closeLabel={translate('close')}
          isBusy={isPending}
          footer={
            added ? (
              <Button onClick={leave}>{translate('done')}</Button>
            ) : (
              <SaveOrCancel
                saveLabel={translate('add')}
                cancelLabel={translate('cancel')}
                isBusy={isPending}
                onCancel={leave}
              />
            )
          }
        >
          <div role="status">{added && <Notice kind="good">{translate('added', { name: added.name })}</Notice>}</div>
          {added && settings.config.lists?.detailsUrl && (
            <p>
              <ButtonLink href={listUrl(settings.config.lists?.detailsUrl, added.id)}>{translate('view')}</ButtonLink>
            </p>
          )}
          {!added && <ListPicker adding={listAdding} skus={items.map((item) => item.sku)} translate={translate} />}
        </Drawer>
      </Form>
    </Widget>
  );
}
