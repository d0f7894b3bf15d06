import { useState } from 'react';
import type { ProductTile } from '../../core/rules/productTile';
import { verdictWords } from '../../core/rules/productWords';
import { hasInStore, type Store } from '../../core/rules/store';
import { storeNotFoundWords } from '../../core/rules/storeWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { Say } from '../../hooks/useMessages';
import { usePickupStores } from '../../hooks/usePickupStores';
import { useProductWords } from '../../hooks/useProductWords';
import { usePurchase } from '../../hooks/usePurchase';
import { AddNewsNotice } from '../../ui/AddNewsNotice';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { ProductSummary } from '../../ui/ProductSummary';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { Spinner } from '../../ui/Spinner';
import { StoreRow } from '../../ui/StoreRow';
import { useStyles } from '../../ui/StyleRoot';
import type { PickUpTodayWord } from './messages';
import styles from './PickUpToday.css';

type Props = { tile: ProductTile; cartUrl: string | undefined; say: Say<PickUpTodayWord> };

/** How many, and the stores around a place with what they have; those that have enough come first. */
export function StoresWithStock({ tile, cartUrl, say }: Props) {
  useStyles(styles);
  const { settings } = useStorefront();
  const purchase = usePurchase(tile, { source: 'pickUpToday' }, say);
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { phase, stores, reload } = usePickupStores({ skus: [tile.sku], ...(term !== undefined && { term }) });
  const blocked = verdictWords(purchase.verdict, settings.messages.product);
  const quantity = purchase.quantity ?? 1;
  const has = (store: Store) => hasInStore(store, tile.sku, quantity);
  const sorted = [...stores.filter(has), ...stores.filter((store) => !has(store))];
  const search = () => {
    const next = typed.trim() || undefined;
    if (next === term) reload();
    else setTerm(next);
  };

  function words(): string | undefined {
    if (phase === 'none') {
      return term === undefined ? say('noneNear') : storeNotFoundWords(term, settings.messages.stores);
    }
    if (phase !== 'found') return undefined;
    if (stores.every((store) => hasInStore(store, tile.sku) === false)) return say('noneHave');
    return stores.length === 1 ? say('foundOne') : say('found', { n: stores.length });
  }

  function pick({ number }: Store) {
    setChosen(number);
    void purchase.add({ deliveryType: 'ISP', storeNumber: number });
  }

  return (
    <div className="quire-pick-up-today__body">
      <ProductSummary {...useProductWords(tile, say)} pictureSize={120} />
      {blocked ? <p role="note">{blocked}</p> : <QuantityStepper {...purchase.stepper} />}
      <div className="quire-pick-up-today__search">
        <Field label={say('where')} value={typed} autoComplete="postal-code" onType={setTyped} onEnter={search} />
        <Button kind="secondary" isBusy={phase === 'searching'} onClick={search}>
          {say('search')}
        </Button>
      </div>
      <p role="status">
        {phase === 'searching' ? (
          <>
            <Spinner /> {say('searching')}
          </>
        ) : (
          words()
        )}
      </p>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {phase === 'failed' && (
        <Button kind="secondary" onClick={reload}>
          {say('retry')}
        </Button>
      )}
      <AddNewsNotice news={purchase.news} />
      {purchase.isAdded && <ButtonLink href={cartUrl ?? settings.urls.cart}>{say('viewCart')}</ButtonLink>}
      {!blocked && (
        <ul className="quire-pick-up-today__stores">
          {sorted.map((store) => (
            <StoreRow
              key={store.number}
              store={store}
              sku={tile.sku}
              quantity={quantity}
              isChosen={purchase.isAdded && chosen === store.number}
              isChoosing={purchase.isAdding && chosen === store.number}
              isOff={purchase.isAdding || purchase.quantity === undefined}
              onChoose={() => pick(store)}
              say={say}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
