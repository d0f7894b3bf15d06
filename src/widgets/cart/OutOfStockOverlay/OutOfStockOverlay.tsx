'use client';

import { useMemo } from 'react';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Drawer } from '../../../ui/overlays/Drawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { AlternateChoices } from './AlternateChoices';
import { messages, type OutOfStockMessageKey } from './messages';
import styles from './OutOfStockOverlay.css';
import { type SoldOutItem, SoldOutRow } from './SoldOutRow';

export type { SoldOutItem } from './SoldOutRow';

export type OutOfStockOverlayProps = RootProps &
  OpenProps & {
    /** The sold-out products, with their lines if they are in the cart. */
    items?: SoldOutItem[];
    /** SKUs of the alternatives. */
    alternatives?: string[];
    /** Called when the customer removes an item. */
    onRemove?: (item: SoldOutItem) => void;
  };

const NONE: SoldOutItem[] = [];
const NO_SKUS: string[] = [];

/** Lists the products that are out of stock, removes them from the cart, and offers alternatives [SCR-018]. */
export function OutOfStockOverlay(props: OutOfStockOverlayProps) {
  const translate = useMessages('out-of-stock-overlay', messages);
  const { name, isOpen, request, close } = useLayer(['OUT_OF_STOCK'], props, { name: 'out-of-stock' });

  return (
    <Widget block="out-of-stock-overlay" props={props}>
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        surface="overlay"
        name={name}
        overlayType="OUT_OF_STOCK"
        closeLabel={translate('close')}
        title={translate('title')}
        footer={<Button onClick={() => close('done')}>{translate('done')}</Button>}
      >
        <SoldOut
          key={request?.key}
          items={request?.items ?? props.items ?? NONE}
          alternatives={request?.alternatives ?? props.alternatives ?? NO_SKUS}
          onRemove={props.onRemove}
          translate={translate}
        />
      </Drawer>
    </Widget>
  );
}

type SoldOutProps = {
  items: SoldOutItem[];
  alternatives: string[];
  onRemove: ((item: SoldOutItem) => void) | undefined;
  translate: Translate<OutOfStockMessageKey>;
};

/** The sold-out products, and below them the alternatives: those that the page names, else the shop's own. */
function SoldOut({ items, alternatives, onRemove, translate }: SoldOutProps) {
  useStyles(styles);
  const skus = useMemo(() => items.map(({ sku }) => sku), [items]);
  const { tiles, phase } = useProductTiles(skus);
  const undo = useUndoBar(translate);
  const isInStock = (sku: string) => tiles.some((tile) => tile.sku === sku && !tile.isOutOfStock && !tile.restriction);
  const named = alternatives.length > 0 ? alternatives : tiles.flatMap((tile) => tile.restriction?.alternatives ?? []);
  const others = [...new Set(named)].filter((sku) => !skus.includes(sku));

  return (
    <>
      <p className="quire-out-of-stock-overlay__text">{translate(items.length > 1 ? 'several' : 'one')}</p>
      <ul>
        {items.map((item) => (
          <SoldOutRow
            key={item.lineId ?? item.sku}
            item={item}
            tile={tiles.find((tile) => tile.sku === item.sku)}
            isBack={isInStock(item.sku)}
            onRemove={onRemove}
            translate={translate}
          />
        ))}
      </ul>
      {undo && <UndoBar {...undo} />}
      <p role="status" className="quire-hidden-visually">
        {undo?.text}
      </p>
      {(alternatives.length > 0 || phase !== 'loading') && <AlternateChoices skus={others} translate={translate} />}
    </>
  );
}
