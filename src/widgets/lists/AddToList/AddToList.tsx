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
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
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
  const layer = useLayer(['ATL'], props);
  const items = layer.request?.items ?? props.items ?? (sku ? [{ sku, quantity }] : []);
  const adding = useListAdding(items);
  const { added } = adding;
  const isOpen = useListGate(layer);
  useDrawerEvents('ATL', isOpen);
  useOpeningEnd(layer, adding.reset);

  const add = () =>
    adding.add((list) => {
      layer.complete();
      props.onSuccess?.(list);
    });

  return (
    <Widget block="add-to-list" props={props}>
      {(sku !== undefined || props.items) && (
        <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={layer.open}>
          {props.label ?? translate('open')}
        </Button>
      )}
      <FormOverlay
        isOpen={isOpen}
        title={items.length > 1 ? translate('titleMany', { n: items.length }) : translate('title')}
        translate={(key) => translate(key === 'save' ? 'add' : key)}
        name="add-to-list"
        overlayType="ATL"
        isSaving={adding.isPending}
        failure={adding.failure}
        done={
          added && {
            text: translate('added', { name: added.name }),
            href: listUrl(settings.config.lists?.detailsUrl, added.id),
            linkText: translate('view'),
            closeText: translate('done'),
          }
        }
        onSave={add}
        onClose={() => layer.close()}
      >
        {!added && <ListPicker adding={adding} skus={items.map((item) => item.sku)} translate={translate} />}
      </FormOverlay>
    </Widget>
  );
}
