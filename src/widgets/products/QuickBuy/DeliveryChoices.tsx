import { storeName } from '../../../core/stores/rules/store';
import type { Say } from '../../../hooks/platform/useMessages';
import type { DeliveryChoice, DeliveryWay } from '../../../hooks/products/useDeliveryChoice';
import { Button } from '../../../ui/controls/Button';
import { type Choice, Choices } from '../../../ui/controls/Choices';
import type { QuickBuyWord } from './messages';

export type DeliveryChoicesProps = { choice: DeliveryChoice; error: string | undefined; say: Say<QuickBuyWord> };

/** The choice of shipping or pickup, with the store. No choice is shown for products that can only be shipped. */
export function DeliveryChoices({ choice, error, say }: DeliveryChoicesProps) {
  const { ways, way } = choice;
  if (ways.length === 1 && way === 'ship') return null;

  const choices = ways.map((value): Choice => {
    const isPickup = value === 'pickup';
    return { value, label: say(value), ...(isPickup && way === value && { about: aboutStore(choice, say) }) };
  });
  return (
    <div className="quire-quick-buy__delivery">
      <Choices
        label={say('delivery')}
        choices={choices}
        value={way}
        error={error}
        onChoose={(value) => choice.choose(value as DeliveryWay)}
      />
      {way === 'pickup' && (
        <Button kind="secondary" opensDialog onClick={choice.chooseStore}>
          {choice.store ? say('changeStore') : say('chooseStore')}
        </Button>
      )}
      <p role="status">{choice.hasNoFinder && say('noFinder')}</p>
    </div>
  );
}

function aboutStore({ store, isInStore, isLooking }: DeliveryChoice, say: Say<QuickBuyWord>): string | undefined {
  if (!store) return undefined;
  const name = { store: storeName(store) };
  if (isInStore !== undefined) return say(isInStore ? 'inStore' : 'notInStore', name);
  return say(isLooking ? 'lookingInStore' : 'atStore', name);
}
