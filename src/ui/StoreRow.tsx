import { hasInStore, type Store, storeName } from '../core/rules/store';
import { Button } from './Button';
import styles from './StoreRow.css';
import { useStyles } from './StyleRoot';

/** What a row of a store says; the widget has the words. */
export type StoreRowWord =
  | 'miles'
  | 'inStock'
  | 'fewInStock'
  | 'notInStock'
  | 'pickHere'
  | 'pickHereNamed'
  | 'chosen'
  | 'choosing';

type Say = (key: StoreRowWord, figures?: Record<string, string | number>) => string;

export type StoreRowProps = {
  store: Store;
  /** The product that is to be picked up, and how many of it. */
  sku: string | undefined;
  quantity: number;
  isChosen: boolean;
  isChoosing: boolean;
  isOff: boolean;
  onChoose: () => void;
  say: Say;
};

/** One store: where it is, whether it is open, and whether it has enough. */
export function StoreRow({ store, sku, quantity, isChosen, isChoosing, isOff, onChoose, say }: StoreRowProps) {
  useStyles(styles);
  const name = storeName(store);
  const hasEnough = sku === undefined ? undefined : hasInStore(store, sku, quantity);
  const figures = { store: name };
  return (
    <li className="quire-store">
      <div>
        <h3 className="quire-store__name">{name}</h3>
        <p>
          {[store.street, store.zipCode].filter(Boolean).join(', ')}
          {store.distance !== undefined && <span> · {say('miles', { n: store.distance })}</span>}
        </p>
        <p className="quire-store__hours">
          {store.status ? [store.status, store.statusTime].filter(Boolean).join(' ') : store.hours[0]}
        </p>
        {hasEnough !== undefined && (
          <p className={`quire-store__stock quire-store__stock--${hasEnough ? 'good' : 'bad'}`}>
            {stockWords(sku === undefined ? 0 : (store.stock[sku] ?? 0), hasEnough, say)}
          </p>
        )}
      </div>
      <Button
        kind={isChosen ? 'secondary' : 'primary'}
        isBusy={isChoosing}
        isDisabled={isOff || isChosen || hasEnough === false}
        label={isChoosing ? say('choosing', figures) : isChosen ? undefined : say('pickHereNamed', figures)}
        onClick={onChoose}
      >
        {isChosen ? say('chosen') : say('pickHere')}
      </Button>
    </li>
  );
}

/** A shelf that is nearly empty says so. */
const FEW = 5;

function stockWords(units: number, hasEnough: boolean, say: Say): string {
  if (units === 0) return say('notInStock');
  return hasEnough && units > FEW ? say('inStock') : say('fewInStock', { n: units });
}
