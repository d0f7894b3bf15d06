import type { ListAddition } from '../../../core/lists/rules/listAddition';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import type { ListDetailsMessageKey } from './messages';

type Props = {
  /** What the button adds; undefined if it also adds items of pages that are not displayed. */
  addition: ListAddition | undefined;
  isEmpty: boolean;
  isAdding: boolean;
  isAllChosen: boolean;
  onChooseAll: (isOn: boolean) => void;
  onAdd: () => void;
  translate: Translate<ListDetailsMessageKey>;
};

/** Chooses all items, and adds the chosen ones, or all, to the cart. The button says what it will add [DEC-Q447]. */
export function AddBar({ addition, isEmpty, isAdding, isAllChosen, onChooseAll, onAdd, translate }: Props) {
  const { locale } = useStorefront();
  const { units = 0, price, unavailable = 0 } = addition ?? {};
  const amount = price && formatMoney(price, locale);
  const caption = !units
    ? translate('addAll')
    : amount
      ? translate('addPriced', { n: units, price: amount })
      : translate('addUnits', { n: units });
  return (
    <div className="quire-list-details__bar">
      <Checkbox label={translate('chooseAll')} isChecked={isAllChosen} onChange={onChooseAll} />
      <div className="quire-list-details__sum">
        {unavailable > 0 && <p className="quire-quiet">{translate('unavailable', { n: unavailable })}</p>}
        {amount && (
          <p>
            {translate('total')} <strong>{amount}</strong>
          </p>
        )}
      </div>
      <Button isBusy={isAdding} isDisabled={isEmpty || addition?.units === 0} onClick={onAdd}>
        {caption}
      </Button>
    </div>
  );
}
