import type { ReactNode } from 'react';
import { hasInStore, isOpen, openingText, type Store, storeLabel, storeName } from '../../core/stores/rules/store';
import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './StoreRow.css';

type Translate<Key> = (key: Key, figures?: Record<string, string | number>) => string;

/** The message keys of a store row. The widget provides the messages. */
export type StoreRowMessageKey = 'miles' | 'sameZip' | 'pickHere' | 'pickHereNamed' | 'chosen' | 'choosing';

export type StoreRowProps = {
  store: Store;
  /** The list that contains the store. */
  among: readonly Store[];
  /** The customer's locale, for the decimal mark of the distance [I18N-004]. */
  locale: string;
  /** The number of the store's marker on the map. */
  mapNumber?: number;
  /** When an item can be picked up there, in place of the opening. */
  pickup?: string;
  /** The stock of the product to be picked up. Without it, stock is not mentioned. */
  stock?: StoreStock | undefined;
  isChosen: boolean;
  isChoosing: boolean;
  isOff: boolean;
  onChoose: () => void;
  translate: Translate<StoreRowMessageKey>;
  /**
   * The opening hours as the widget renders them. Without them, a store without a status shows the first entry of its
   * hours.
   */
  children?: ReactNode;
};

/** One store: its address, whether it is open, and whether it has enough stock [STORE-002]. */
export function StoreRow(props: StoreRowProps) {
  const { store, among, locale, mapNumber, pickup, stock, isChosen, isChoosing, isOff, onChoose, translate, children } =
    props;
  useStyles(styles);
  const name = storeName(store);
  const figures = { store: storeLabel(store, among) };
  return (
    <li className="quire-store">
      <div>
        <h3 className="quire-store__name">
          {mapNumber !== undefined && (
            <>
              <span className="quire-store__number">{mapNumber}</span>{' '}
            </>
          )}
          <span>{name}</span>
        </h3>
        <p>
          <span>{[store.street, store.zipCode].filter(Boolean).join(', ')}</span>
          {store.distance !== undefined && <span>{` · ${distanceText(store.distance, locale, translate)}`}</span>}
        </p>
        <p className={isOpen(store) ? 'quire-good' : 'quire-quiet'}>
          {(stock?.isEnough === false ? undefined : pickup) || openingText(store) || (!children && store.hours[0])}
        </p>
        {stock && <p className={stock.isEnough ? 'quire-good' : 'quire-bad'}>{stock.text}</p>}
        {children}
      </div>
      <Button
        kind="secondary"
        isBusy={isChoosing}
        isDisabled={isOff || isChosen || stock?.isEnough === false}
        label={isChoosing ? translate('choosing', figures) : isChosen ? undefined : translate('pickHereNamed', figures)}
        onClick={onChoose}
      >
        {isChosen ? translate('chosen') : translate('pickHere')}
      </Button>
    </li>
  );
}

/** A distance that is rounded to 0 is that of a place in the same ZIP code, whose own point is unknown. */
const distanceText = (miles: number, locale: string, translate: Translate<'miles' | 'sameZip'>) =>
  miles === 0 ? translate('sameZip') : translate('miles', { n: miles.toLocaleString(locale), miles });

export type StoreStock = { isEnough: boolean; text: string };

/** Up to this number of units, the message names the quantity left. */
const FEW = 5;

/**
 * Whether a store has enough stock of a product, as a message. Returns undefined if the stock is unknown [STORE-015].
 */
export function storeStock(
  store: Store,
  sku: string | undefined,
  quantity: number,
  translate: Translate<'inStock' | 'fewInStock' | 'notInStock'>,
): StoreStock | undefined {
  const isEnough = sku === undefined ? undefined : hasInStore(store, sku, quantity);
  if (sku === undefined || isEnough === undefined) return undefined;
  const n = store.stock[sku] ?? 0;
  const text =
    n === 0 ? translate('notInStock') : isEnough && n > FEW ? translate('inStock') : translate('fewInStock', { n });
  return { isEnough, text };
}
