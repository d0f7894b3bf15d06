import type { ReactNode } from 'react';
import { hasInStore, type Store, storeLabel, storeName } from '../../core/stores/rules/store';
import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './StoreRow.css';

type Say<Key> = (key: Key, figures?: Record<string, string | number>) => string;

/** What a row of a store says; the widget has the words. */
export type StoreRowWord = 'miles' | 'pickHere' | 'pickHereNamed' | 'chosen' | 'choosing';

export type StoreRowProps = {
  store: Store;
  /** The list that it stands in. */
  among: readonly Store[];
  /** Of the reader, whose decimal mark its distance has [I18N-004]. */
  locale: string;
  /** Its number on a map, by which the map finds it. */
  place?: number;
  /** What it has of the product that is to be picked up; without it nothing is said of that. */
  stock?: StoreStock | undefined;
  isChosen: boolean;
  isChoosing: boolean;
  isOff: boolean;
  onChoose: () => void;
  say: Say<StoreRowWord>;
  /** When it is open, in the widget's own words; without them, the first of its hours where no more is known. */
  children?: ReactNode;
};

/** One store: where it is, whether it is open, and whether it has enough [STORE-002]. */
export function StoreRow(props: StoreRowProps) {
  const { store, among, locale, place, stock, isChosen, isChoosing, isOff, onChoose, say, children } = props;
  useStyles(styles);
  const name = storeName(store);
  const figures = { store: storeLabel(store, among) };
  return (
    <li className="quire-store">
      <div>
        <h3 className="quire-store__name" {...(place !== undefined && { tabIndex: -1, 'data-place': place })}>
          {place !== undefined && (
            <>
              <span className="quire-store__place">{place}</span>{' '}
            </>
          )}
          {name}
        </h3>
        <p>
          {[store.street, store.zipCode].filter(Boolean).join(', ')}
          {store.distance !== undefined && (
            <span> · {say('miles', { n: store.distance.toLocaleString(locale), miles: store.distance })}</span>
          )}
        </p>
        <p className={`quire-store__hours${store.status?.toLowerCase() === 'open' ? ' quire-store__hours--open' : ''}`}>
          {store.status ? [store.status, store.statusTime].filter(Boolean).join(' ') : !children && store.hours[0]}
        </p>
        {stock && (
          <p className={`quire-store__stock quire-store__stock--${stock.isEnough ? 'good' : 'bad'}`}>{stock.words}</p>
        )}
        {children}
      </div>
      <Button
        kind={isChosen ? 'secondary' : 'primary'}
        isBusy={isChoosing}
        isDisabled={isOff || isChosen || stock?.isEnough === false}
        label={isChoosing ? say('choosing', figures) : isChosen ? undefined : say('pickHereNamed', figures)}
        onClick={onChoose}
      >
        {isChosen ? say('chosen') : say('pickHere')}
      </Button>
    </li>
  );
}

export type StoreStock = { isEnough: boolean; words: string };

/** A shelf that is nearly empty says so. */
const FEW = 5;

/** Whether a store has enough of a product, in words; undefined where it is not known [STORE-015]. */
export function storeStock(
  store: Store,
  sku: string | undefined,
  quantity: number,
  say: Say<'inStock' | 'fewInStock' | 'notInStock'>,
): StoreStock | undefined {
  const isEnough = sku === undefined ? undefined : hasInStore(store, sku, quantity);
  if (sku === undefined || isEnough === undefined) return undefined;
  const n = store.stock[sku] ?? 0;
  const words = n === 0 ? say('notInStock') : isEnough && n > FEW ? say('inStock') : say('fewInStock', { n });
  return { isEnough, words };
}
