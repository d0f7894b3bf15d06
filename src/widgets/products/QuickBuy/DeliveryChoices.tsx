import { storeName } from '../../../core/stores/rules/store';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { DeliveryChoice, DeliveryMethod } from '../../../hooks/products/useDeliveryChoice';
import { Button } from '../../../ui/controls/Button';
import { type Choice, Choices } from '../../../ui/controls/Choices';
import type { QuickBuyMessageKey } from './messages';

export type DeliveryChoicesProps = {
  choice: DeliveryChoice;
  error: string | undefined;
  translate: Translate<QuickBuyMessageKey>;
};

/** The choice of shipping or pickup, with the store. No choice is shown for products that can only be shipped. */
export function DeliveryChoices({ choice, error, translate }: DeliveryChoicesProps) {
  const { methods, method } = choice;
  if (methods.length === 1 && method === 'ship') return null;

  const choices = methods.map((value): Choice => {
    const isPickup = value === 'pickup';
    return {
      value,
      label: translate(value),
      ...(isPickup && method === value && { about: aboutStore(choice, translate) }),
    };
  });
  return (
    <div className="quire-quick-buy__delivery">
      <Choices
        label={translate('delivery')}
        choices={choices}
        value={method}
        error={error}
        onChoose={(value) => choice.choose(value as DeliveryMethod)}
      />
      {method === 'pickup' && (
        <Button kind="secondary" opensDialog onClick={choice.chooseStore}>
          {choice.store ? translate('changeStore') : translate('chooseStore')}
        </Button>
      )}
      <p role="status">{choice.hasNoFinder && translate('noFinder')}</p>
    </div>
  );
}

function aboutStore(
  { store, isInStore, isLooking }: DeliveryChoice,
  translate: Translate<QuickBuyMessageKey>,
): string | undefined {
  if (!store) return undefined;
  const name = { store: storeName(store) };
  if (isInStore !== undefined) return translate(isInStore ? 'inStore' : 'notInStore', name);
  return translate(isLooking ? 'lookingInStore' : 'atStore', name);
}
