import { useMemo, useState } from 'react';
import { storeNotFoundWords } from '../../core/rules/storeWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { Say } from '../../hooks/useMessages';
import { usePickupStores } from '../../hooks/usePickupStores';
import { usePreferredStore } from '../../hooks/usePreferredStore';
import { useProductTiles } from '../../hooks/useProductTiles';
import { useStoreChoice } from '../../hooks/useStoreChoice';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { StoreRow } from '../../ui/StoreRow';
import { useStyles } from '../../ui/StyleRoot';
import styles from './BopisOverlay.css';
import type { BopisWord } from './messages';

export type StoreFinderProps = {
  lineId: string | undefined;
  sku: string | undefined;
  onDone: () => void;
  say: Say<BopisWord>;
};

/** Looks for stores around a place, and lets the customer choose one of them. */
export function StoreFinder({ lineId, sku: asked, onDone, say }: StoreFinderProps) {
  useStyles(styles);
  const { settings } = useStorefront();
  const choice = useStoreChoice({ lineId, sku: asked });
  const { line, failure } = choice;
  const sku = line?.sku ?? asked;
  const skus = useMemo(() => (sku === undefined ? [] : [sku]), [sku]);
  const [tile] = useProductTiles(skus).tiles;
  const isEligible = tile?.isPickupEligible ?? true;
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState<string>();
  const { phase, stores, reload } = usePickupStores({ skus, ...(term !== undefined && { term }) }, isEligible);
  const preferred = usePreferredStore();
  const chosen = line ? line.delivery?.type === 'ISP' && line.delivery.storeNumber : preferred?.number;
  const search = () => setTerm(typed.trim() === '' ? undefined : typed);

  async function finish(work: Promise<boolean>) {
    if (await work) onDone();
  }

  const canShip = line?.delivery?.type === 'ISP' && !tile?.isInStoreOnly;
  return (
    <div className="quire-bopis-overlay__finder">
      {isEligible ? (
        <>
          <div className="quire-bopis-overlay__search">
            <Field label={say('where')} value={typed} autoComplete="postal-code" onType={setTyped} onEnter={search} />
            <Button kind="secondary" isBusy={phase === 'searching'} onClick={search}>
              {say('search')}
            </Button>
          </div>
          <div role="status">
            {phase === 'searching' && (
              <p>
                <Spinner /> {say('searching')}
              </p>
            )}
            {phase === 'none' &&
              (term === undefined ? say('noneNear') : storeNotFoundWords(term.trim(), settings.messages.stores))}
            {phase === 'found' && (
              <p className="quire-hidden-visually">
                {stores.length === 1 ? say('foundOne') : say('found', { n: stores.length })}
              </p>
            )}
          </div>
          <div role="alert">
            {(phase === 'failed' || failure) && <Notice kind="bad">{failure ?? say('failed')}</Notice>}
          </div>
          {phase === 'failed' && (
            <Button kind="secondary" onClick={reload}>
              {say('retry')}
            </Button>
          )}
          <ul>
            {stores.map((store) => (
              <StoreRow
                key={store.number}
                store={store}
                sku={sku}
                quantity={line?.quantity ?? 1}
                isChosen={store.number === chosen}
                isChoosing={choice.choosing === store.number}
                isOff={choice.choosing !== undefined}
                onChoose={() => void finish(choice.choose(store))}
                say={say}
              />
            ))}
          </ul>
        </>
      ) : (
        <p role="status">{say('notEligible')}</p>
      )}
      {canShip && (
        <Button kind="secondary" isBusy={choice.choosing === 'ship'} onClick={() => void finish(choice.ship())}>
          {say('ship')}
        </Button>
      )}
    </div>
  );
}
