'use client';

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
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { ListPicker } from './ListPicker';
import { messages } from './messages';

export type AddToListProps = OpenProps & {
  /** The product that the widget's own button adds. Without a SKU, the widget waits for requests from the page. */
  sku?: string;
  qty?: number;
  /** Makes the button's accessible name unique when a page has several. */
  productName?: string;
  label?: string;
  /** Several products. Only available in npm use. */
  items?: readonly { sku: string; quantity: number }[];
  onAdd?: (list: ShoppingList) => void;
};

/** Adds products from anywhere on the page, or the whole cart, to an existing or a new list [SCR-010]. */
export function AddToList(props: AddToListProps) {
  const { sku, qty = 1, productName: name } = props;
  const translate = useMessages('add-to-list', messages);
  const { settings } = useStorefront();
  const opening = useLayer(['ATL'], props);
  const { isOpen: isRequested, request, open, complete, close } = opening;
  const items = request?.items ?? props.items ?? (sku ? [{ sku, quantity: qty }] : []);
  const adding = useListAdding(items);
  const isOpen = useListGate(isRequested, () => close());
  useDrawerEvents('ATL', isOpen);

  useOpeningEnd(opening, adding.reset);
  const leave = () => close();

  async function add() {
    const list = await adding.add();
    if (!list) return;
    complete();
    props.onAdd?.(list);
  }

  return (
    <Widget block="add-to-list">
      {(sku !== undefined || props.items) && (
        <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
          {props.label ?? translate('open')}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={leave}
        surface="overlay"
        name="add-to-list"
        overlayType="ATL"
        title={items.length > 1 ? translate('titleMany', { n: items.length }) : translate('title')}
        closeLabel={translate('close')}
        isBusy={adding.phase === 'adding'}
        footer={
          adding.added ? (
            <Button onClick={leave}>{translate('done')}</Button>
          ) : (
            <SaveOrCancel
              saveLabel={translate('add')}
              cancelLabel={translate('cancel')}
              isBusy={adding.phase === 'adding'}
              onSave={() => void add()}
              onCancel={leave}
            />
          )
        }
      >
        <div role="status">
          {adding.added && <Notice kind="good">{translate('added', { name: adding.added.name })}</Notice>}
        </div>
        {adding.added && settings.config.lists?.detailsUrl && (
          <p>
            <ButtonLink href={listUrl(settings.config.lists?.detailsUrl, adding.added.id)}>
              {translate('view')}
            </ButtonLink>
          </p>
        )}
        {!adding.added && (
          <ListPicker
            adding={adding}
            skus={items.map((item) => item.sku)}
            onEnter={() => void add()}
            translate={translate}
          />
        )}
      </Drawer>
    </Widget>
  );
}
