import { hasInStore, type Store, storeName } from '../../core/rules/store';
import type { Say } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import type { BopisWord } from './messages';

export type StoreRowProps = {
  store: Store;
  /** The product that is to be picked up, and how many of it. */
  sku: string | undefined;
  quantity: number;
  isChosen: boolean;
  isChoosing: boolean;
  isOff: boolean;
  onChoose: () => void;
  say: Say<BopisWord>;
};

/** One store: where it is, whether it is open, and whether it has enough. */
export function StoreRow({ store, sku, quantity, isChosen, isChoosing, isOff, onChoose, say }: StoreRowProps) {
  const name = storeName(store);
  const hasEnough = sku === undefined ? undefined : hasInStore(store, sku, quantity);
  const figures = { store: name };
  return (
    <li className="quire-bopis-overlay__store">
      <div>
        <h3 className="quire-bopis-overlay__name">{name}</h3>
        <p>
          {[store.street, store.zipCode].filter(Boolean).join(', ')}
          {store.distance !== undefined && <span> · {say('miles', { n: store.distance })}</span>}
        </p>
        <p className="quire-bopis-overlay__hours">
          {store.status ? [store.status, store.statusTime].filter(Boolean).join(' ') : store.hours[0]}
        </p>
        {hasEnough !== undefined && (
          <p className={`quire-bopis-overlay__stock quire-bopis-overlay__stock--${hasEnough ? 'good' : 'bad'}`}>
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

function stockWords(units: number, hasEnough: boolean, say: Say<BopisWord>): string {
  if (units === 0) return say('notInStock');
  return hasEnough && units > FEW ? say('inStock') : say('fewInStock', { n: units });
}
